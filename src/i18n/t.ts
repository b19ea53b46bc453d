import { fieldsOf, own, text } from '../data/fields';
import type { Runtime } from '../runtime/types';

/**
 * A text of ours in the site's words: what the site context's `messages` have for the English text, else the English.
 * For texts without arguments; `sayWith` is for those that have some.
 */
export function t({ site }: Runtime, english: string): string {
  const messages = fieldsOf(own(fieldsOf(site), 'messages')); // alone: some say hundreds of texts at once
  const message = text(english)(own(messages, english));
  return /[{}]/.test(message) ? english : message;
}
