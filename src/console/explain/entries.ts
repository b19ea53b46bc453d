import { registry } from '../../blocks/registry';
import { memberOf } from '../../dom/member';
import type { BlockEntry } from '../../runtime/block-entry';

/** If a name has several rows, `data-block` uses the last one. */
export function entryNamed(name: string): BlockEntry | undefined {
  return registry.findLast((entry) => entry.name === name);
}

export function entryMatching(element: Element): BlockEntry | undefined {
  return registry.find(({ selector }) => selector && memberOf(element, 'matches')(selector));
}
