import type { Finding } from './fault';
import { type KnownAttributes, lintAttributes } from './lint-attributes';
import { BLOCK_NAMES } from './lint-block';
import { onlyMeaning } from './nearest';

/** The attributes that make an element a block or a lazy image; if one is misspelt, the element is ignored. */
const MARK: KnownAttributes = new Map([
  ['data-block', (value) => onlyMeaning(value, BLOCK_NAMES) !== undefined],
]);
const SOURCE: KnownAttributes = new Map([['data-src', (value) => value.trim() !== '']]);

/** Elements that were probably meant to be blocks. */
export const lintUnmarked = lintMisspelt(MARK);

/** Images that Mortar was probably meant to load; those with `src` are loaded by the browser. */
export const lintUnloaded = lintMisspelt(SOURCE);

function lintMisspelt(known: KnownAttributes): (element: Element) => Finding[] {
  return (element) => [...lintAttributes(element, known)].filter(({ rename }) => rename);
}
