import { registry } from '../blocks/registry';
import { memberOf } from '../dom/member';
import type { BlockEntry } from '../runtime/block-entry';

/** Each block's name once, also if it has several rows. */
export const BLOCK_NAMES: readonly string[] = [...new Set(registry.map(({ name }) => name))];

/** If a name has several rows, `data-block` uses the last one. */
export function entryNamed(name: string): BlockEntry | undefined {
  return registry.findLast((entry) => entry.name === name);
}

export function entryMatching(element: Element): BlockEntry | undefined {
  return registry.find(({ selector }) => selector && memberOf(element, 'matches')(selector));
}

/** The selectors by which a block is recognised on published pages. */
export function selectorsOf(block: string): string[] {
  return registry.flatMap(({ name, selector }) => (name === block && selector ? [selector] : []));
}
