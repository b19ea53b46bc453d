import { memberOf } from '../../dom/member';

/** What a map has for an element, else for the nearest one around it. */
export function nearest<Value>(map: ReadonlyMap<Element, Value>, element: Element | null): Value | undefined {
  return element ? (map.get(element) ?? nearest(map, memberOf(element, 'parentElement'))) : undefined;
}
