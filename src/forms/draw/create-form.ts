import { memberOf } from '../../dom/member';
import * as page from '../../dom/page';
import type { FormBlock } from '../form-block';

/** The elements around a drawn form's fields, in the markup of published forms. */
interface CreatedForm {
  readonly wrapper: HTMLElement;
  readonly form: HTMLFormElement;
  /** The element for the fields. */
  readonly content: HTMLElement;
}

/** React doesn't own the form: fields may have the names of its members, which React would then call. */
export function createForm({ element, settings }: FormBlock): CreatedForm {
  const { formId, formName, showTitle } = settings;
  const form = page.create('form');
  const content = page.create('div');
  form.method = 'post';
  form.dataset.formId = formId;
  form.append(content);
  const isClosed = memberOf(element, 'querySelector')('.lightbox-handle') !== null;
  const title = formName && (showTitle || isClosed) ? [create('form-title', formName)] : [];
  const wrapper = create('form-wrapper', ...title, create('form-inner-wrapper', form));
  wrapper.dataset.mortarDrawn = '';
  return { wrapper, form, content };
}

function create(className: string, ...content: (Node | string)[]): HTMLElement {
  const element = page.create('div');
  element.className = className;
  element.append(...content);
  return element;
}
