import { idsIn } from '../../form/published';
import { type Fields, fieldsOf } from '../../runtime/fields';
import { parseJson } from '../../runtime/json';

/** The block's own form, else the block. */
export function formOf(element: HTMLElement): HTMLElement {
  return element.querySelector('form') ?? element;
}

/** What published pages write into the block beside attributes: a context as JSON, and ids in a handler's text. */
export function writtenIn(element: HTMLElement): Fields {
  const context = element.querySelector('script.sqs-form-block-context')?.textContent;
  return { ...idsIn(formOf(element).getAttribute('onsubmit')), ...fieldsOf(parseJson(context)) };
}
