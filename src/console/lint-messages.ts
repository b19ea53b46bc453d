import { messageOf } from '../data/errors';
import * as page from '../dom/page';
import type { ChunkModules } from '../runtime/chunks';
import type { SiteDetails } from '../runtime/site-details';
import type { Finding } from './fault';

type Parser = ChunkModules['message-parser'];

/** The site's own texts that can't be used. */
export function lintMessages({ messages }: Pick<SiteDetails, 'messages'>, parser: Parser): Finding[] {
  return Object.entries(messages).flatMap(([english, message]) => {
    const problem = problemOf(parser, english, message);
    return problem ? [findingOf(english, problem)] : [];
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

function findingOf(english: string, problem: string): Finding {
  return {
    code: 'malformed-message',
    element: page.byId('site-context') ?? page.root(),
    message: `The site's text for "${english}" cannot be used. ${problem}`,
    suggestion: 'Correct it in the messages of the site context; until then the English text is shown.',
  };
}
