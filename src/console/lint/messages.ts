import { messageOf } from '../../data/errors';
import * as page from '../../dom/page';
import { STRINGS } from '../../i18n/strings';
import type { ChunkModules } from '../../runtime/chunks';
import type { SiteDetails } from '../../runtime/site-details';
import { nearest } from '../nearest';
import type { Finding } from './fault';

type Parser = ChunkModules['message-parser'];

const TEXTS: readonly string[] = Object.values(STRINGS);

/** The site's own texts that can't be used, or that replace none of Mortar's. */
export function lintMessages({ messages }: Pick<SiteDetails, 'messages'>, parser: Parser): Finding[] {
  const element = page.byId('site-context') ?? page.root();
  return Object.entries(messages).flatMap(([english, message]) => {
    const finding = TEXTS.includes(english)
      ? unusable(english, problemOf(parser, english, message))
      : unknown(english);
    return finding ? [{ code: 'malformed-message', element, ...finding }] : [];
  });
}

function problemOf(
  { argumentNames, parseMessage }: Parser,
  english: string,
  message: unknown,
): string | undefined {
  if (typeof message !== 'string') return 'It is not a string.';
  try {
    const known = argumentNames(parseMessage(english));
    const missing = argumentNames(parseMessage(message)).find((name) => !known.includes(name));
    return missing && `It uses {${missing}}, which has no value.`;
  } catch (error) {
    return messageOf(error);
  }
}

type Explanation = Pick<Finding, 'message' | 'suggestion'>;

function unusable(english: string, problem: string | undefined): Explanation | undefined {
  return problem
    ? {
        message: `The site's text for "${english}" cannot be used. ${problem}`,
        suggestion: 'Correct it in the messages of the site context; until then the English text is shown.',
      }
    : undefined;
}

function unknown(english: string): Explanation {
  const meant = nearest(english, TEXTS);
  return {
    message: `The site's text for "${english}" replaces no text of Mortar.`,
    suggestion: meant ? `Did you mean "${meant}"?` : 'STRINGS of the library has all texts.',
  };
}
