import { asRecord, ownProperty, text } from '../data/fields';
import type { Runtime } from '../runtime/types';
import type { MessageValues } from './message-values';
import type { TextWithArguments } from './strings';

/**
 * A text of ours in the site's words: what the site context's `messages` have for the English text, else the English.
 * For texts without arguments; `sayWith` is for those that have some.
 */
export function t({ site }: Runtime, english: string): string {
  const messages = asRecord(ownProperty(asRecord(site), 'messages')); // alone: some say hundreds of texts at once
  const message = text(english)(ownProperty(messages, english));
  return /[{}]/.test(message) ? english : message;
}

/**
 * A text of ours with its arguments filled, in the site's words. Rejects when the formatter cannot be loaded.
 * A translation that is malformed or asks for other arguments is left out for the English text, with one warning.
 */
export async function formatMessage(
  runtime: Runtime,
  english: TextWithArguments,
  values: MessageValues,
): Promise<string> {
  const { fillIn } = await runtime.chunks.load('messages');
  return fillIn(runtime, english, values);
}
