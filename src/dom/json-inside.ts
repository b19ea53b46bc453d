import { parseJson } from '../data/json';
import { memberOf } from './member';

/** The JSON in the first matching script of an element; `undefined` if there is none or it is malformed. */
export function jsonInside(element: Element, selector: string): unknown {
  return parseJson(memberOf(element, 'querySelector')(selector)?.textContent);
}
