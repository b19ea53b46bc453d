import { asRecord, ownProperty, readText } from '../data/fields';
import type { SiteContext } from '../runtime/site-context';
import type { Runtime } from '../runtime/types';
import type { MessageValues } from './message-values';
import type { TextWithArguments } from './strings';

/**
 * Translates one of our texts: the site context's `messages` entry for the English text, or else the English text. For
 * texts without arguments; use `formatMessage` for the others.
 */
export function t({ site }: Runtime, english: string): string {
  const message = translationOf(site, english) || english;
  return /[{}]/.test(message) ? english : message;
}

/** Empty if the site has none. Not by `siteDetails`: a page asks hundreds of times. */
export function translationOf(site: SiteContext, english: string): string {
  const messages = asRecord(ownProperty(asRecord(site), 'messages'));
  return readText('')(ownProperty(messages, english));
}

/**
 * Translates and formats a text with arguments. Rejects if the formatter cannot be loaded. A translation that is
 * malformed or has other arguments is ignored in favour of the English text, with one warning.
 */
export async function formatMessage(
  runtime: Runtime,
  english: TextWithArguments,
  values: MessageValues,
): Promise<string> {
  const { fillIn } = await runtime.chunks.load('messages');
  return fillIn(runtime, english, values);
}
