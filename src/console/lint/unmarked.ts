import { onlyMeaning } from '../nearest';
import { type KnownAttributes, lintAttributes } from './attributes';
import { BLOCK_NAMES } from './block';
import type { Finding } from './fault';

/** The attributes that bring an element to life; if one is misspelt, the element is ignored. */
const MARKS: KnownAttributes = new Map([
  ['data-block', (value: string) => onlyMeaning(value, BLOCK_NAMES) !== undefined],
  ['data-cookie-settings', () => true],
  ['data-relative-time', () => true],
  ['data-pricing-option', (value: string) => value.trim() !== ''],
]);
const CATEGORY: KnownAttributes = new Map([['data-category', (value) => value.trim() !== '']]);
const SOURCE: KnownAttributes = new Map([['data-src', (value) => value.trim() !== '']]);

/** Elements that were probably meant to do something. */
export const lintUnmarked = lintMisspelt(MARKS);

/** Scripts that were probably meant to run after consent. */
export const lintWaiting = lintMisspelt(CATEGORY);

/** Images that Mortar was probably meant to load; those with `src` are loaded by the browser. */
export const lintUnloaded = lintMisspelt(SOURCE);

function lintMisspelt(known: KnownAttributes): (element: Element) => Finding[] {
  return (element) => [...lintAttributes(element, known)].filter(({ rename }) => rename);
}
