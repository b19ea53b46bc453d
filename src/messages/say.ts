import { own, text } from '../runtime/fields';
import { siteDetails } from '../runtime/site-details';
import type { Runtime } from '../types';

/**
 * A text of ours in the site's words: what the site context's `messages` have for the English text, else the English.
 * For texts without arguments; `sayWith` is for those that have some.
 */
export function say({ site }: Runtime, english: string): string {
  const words = text(english)(own(siteDetails(site).messages, english));
  return /[{}]/.test(words) ? english : words;
}
