import { messageOf } from '../data/errors';
import { ownProperty, text } from '../data/fields';
import { siteDetails } from '../runtime/site-details';
import type { Runtime } from '../runtime/types';
import { ENGLISH } from './english';
import { fillMessage } from './fill';
import { localeOf } from './locale';
import type { MessageValues } from './message-values';
import type { TextWithArguments } from './strings';

/** Texts of the site that cannot be used, each with one warning. */
const refused = new Set<string>();

/** The words of an English text in the site's language; the English where the site has none, or none of use. */
export async function fillIn(
  runtime: Runtime,
  english: TextWithArguments,
  values: MessageValues,
): Promise<string> {
  const translated = text('')(ownProperty(siteDetails(runtime.site).messages, english));
  if (translated && !refused.has(translated)) {
    try {
      return await fillTranslation(runtime, translated, values);
    } catch (error) {
      refuse(translated, `${messageOf(error)} (for "${english}")`);
    }
  }
  return fillMessage(ENGLISH[english], values, 'en', english);
}

function refuse(translated: string, why: string): void {
  if (!refused.has(translated)) console.warn(why);
  refused.add(translated);
}

/** The parser comes only for a text that has something to parse. */
async function fillTranslation(runtime: Runtime, translated: string, values: MessageValues): Promise<string> {
  if (!/[{}]/.test(translated)) return translated;
  const { parseMessage } = await runtime.chunks.load('message-parser');
  return fillMessage(parseMessage(translated), values, localeOf(runtime), translated);
}
