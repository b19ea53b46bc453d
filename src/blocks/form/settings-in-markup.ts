import { asRecord, type Fields } from '../../data/fields';
import { parseJson } from '../../data/json';
import { memberOf } from '../../dom/member';
import { formOf, idsIn } from '../../forms/engine';

/**
 * Settings that published pages put into the block besides attributes: a JSON context, and ids in a handler's source.
 */
export function settingsInMarkup(element: HTMLElement): Fields {
  const context = memberOf(element, 'querySelector')('script.sqs-form-block-context')?.textContent;
  const handler = memberOf(formOf(element), 'getAttribute')('onsubmit');
  return { ...idsIn(handler), ...asRecord(parseJson(context)) };
}
