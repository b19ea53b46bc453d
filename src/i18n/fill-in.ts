import { messageOf } from '../data/errors';
import { ensureStandardReduce } from '../dom/standard-reduce';
import type { Runtime } from '../runtime/types';
import { ENGLISH } from './english';
import { fillMessage } from './fill';
import { localeOf } from './locale';
import type { MessageValues } from './message-values';
import type { TextWithArguments } from './strings';
import { translationOf } from './t';

/** Unusable translations of the site, each warned about once. */
const refused = new Set<string>();

/** The site's translation of an English text, or the English text if the translation is missing or unusable. */
export async function fillIn(
  runtime: Runtime,
  english: TextWithArguments,
  values: MessageValues,
): Promise<string> {
  ensureStandardReduce();
  const translated = translationOf(runtime.site, english);
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

/** Loads the parser only for a text that needs parsing. */
async function fillTranslation(runtime: Runtime, translated: string, values: MessageValues): Promise<string> {
  if (!/[{}]/.test(translated)) return translated;
  const { parseMessage } = await runtime.chunks.load('message-parser');
  return fillMessage(parseMessage(translated), values, localeOf(runtime), translated);
}
