import { memberOf } from '../../dom/member';

/** The map's entry for an element or its nearest ancestor. */
export function nearest<Value>(map: ReadonlyMap<Element, Value>, element: Element | null): Value | undefined {
  return element ? (map.get(element) ?? nearest(map, memberOf(element, 'parentElement'))) : undefined;
}
