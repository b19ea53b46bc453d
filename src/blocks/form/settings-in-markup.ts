import { asRecord, type Fields } from '../../data/fields';
import { parseJson } from '../../data/json';
import { memberOf } from '../../dom/member';
import { formOf, idsIn } from '../../forms/engine';

/**
 * Settings that published pages put into the block besides attributes: ids in a handler's source, and JSON, which the
 * newest pages divide into three scripts.
 */
export function settingsInMarkup(element: HTMLElement): Fields {
  const handler = memberOf(formOf(element), 'getAttribute')('onsubmit');
  const localizedStrings = jsonIn(element, 'script.sqs-form-block-localized-strings');
  return {
    ...idsIn(handler),
    localizedStrings,
    ...jsonIn(element, 'script.sqs-form-block-context'),
    ...jsonIn(element, 'script.sqs-form-block-design-fields'),
  };
}

function jsonIn(element: HTMLElement, selector: string): Fields | undefined {
  const json = memberOf(element, 'querySelector')(selector)?.textContent;
  return json ? asRecord(parseJson(json)) : undefined;
}
