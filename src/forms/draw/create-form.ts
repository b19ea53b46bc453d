import { memberOf } from '../../dom/member';
import * as page from '../../dom/page';
import type { FormBlock } from '../form-block';

/** The elements around a drawn form's fields, in the markup of published forms. */
interface CreatedForm {
  /** Where to insert `parts`. */
  readonly place: Element;
  readonly parts: readonly Element[];
  readonly wrapper: HTMLElement;
  readonly form: HTMLFormElement;
  /** The element for the fields. */
  readonly content: HTMLElement;
}

/**
 * Creates a form, for the wrapper that the newest pages send empty, else with a wrapper of its own. React doesn't own
 * the form: fields may have the names of its members, which React would then call.
 */
export function createForm({ element, settings }: FormBlock): CreatedForm {
  const form = page.create('form');
  const content = page.create('div');
  form.method = 'post';
  form.dataset.formId = settings.formId;
  form.append(content);
  const find = (selector: string) => memberOf(element, 'querySelector')<HTMLElement>(selector);
  const parts = [...titleOf(settings, find('.lightbox-handle') !== null), create('form-inner-wrapper', form)];
  const empty = find('.form-wrapper');
  if (empty?.childElementCount === 0) return { place: empty, parts, wrapper: empty, form, content };
  const wrapper = create('form-wrapper', ...parts);
  const place = find('.sqs-block-content') ?? element;
  return { place, parts: [wrapper], wrapper, form, content };
}

function titleOf({ formName, showTitle }: FormBlock['settings'], isDialog: boolean): Element[] {
  return formName && (showTitle || isDialog) ? [create('form-title', formName)] : [];
}

function create(className: string, ...content: (Node | string)[]): HTMLElement {
  const element = page.create('div');
  element.className = className;
  element.append(...content);
  return element;
}
