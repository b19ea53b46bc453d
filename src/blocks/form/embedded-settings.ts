import { asRecord, type Fields } from '../../data/fields';
import { jsonInside } from '../../dom/json-inside';
import { memberOf } from '../../dom/member';
import { formOf, idsIn } from '../../forms/engine';

/**
 * Settings that published pages put into the block besides attributes: ids in a handler's source, and JSON, which the
 * newest pages divide into three scripts.
 */
export function embeddedSettings(element: HTMLElement): Fields {
  const handler = memberOf(formOf(element), 'getAttribute')('onsubmit');
  return {
    ...idsIn(handler),
    localizedStrings: jsonInside(element, 'script.sqs-form-block-localized-strings'),
    ...asRecord(jsonInside(element, 'script.sqs-form-block-context')),
    ...asRecord(jsonInside(element, 'script.sqs-form-block-design-fields')),
  };
}
