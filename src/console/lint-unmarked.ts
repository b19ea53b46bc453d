import type { Finding } from './fault';
import { type KnownAttributes, lintAttributes } from './lint-attributes';
import { BLOCK_NAMES } from './lint-block';
import { onlyMeaning } from './nearest';

/** What makes an element a block or a lazy image: where it is misspelt, nothing else of the element is read. */
const MARK: KnownAttributes = new Map([
  ['data-block', (value) => onlyMeaning(value, BLOCK_NAMES) !== undefined],
]);
const SOURCE: KnownAttributes = new Map([['data-src', (value) => value.trim() !== '']]);

/** Elements that were meant to be blocks. */
export function* lintUnmarked(element: Element): Iterable<Finding> {
  for (const fault of lintAttributes(element, MARK)) if (fault.rename) yield fault;
}

/** Images that were meant to be loaded by us; those with a `src` are the browser's. */
export function* lintUnloaded(element: Element): Iterable<Finding> {
  for (const fault of lintAttributes(element, SOURCE)) if (fault.rename) yield fault;
}
