import { messageOf } from '../data/errors';
import * as page from '../dom/page';
import type { ChunkModules } from '../runtime/chunks';
import { type SiteDetails, siteDetails } from '../runtime/site-details';
import type { Runtime } from '../runtime/types';
import type { Fault } from './fault';

type Parser = ChunkModules['message-parser'];

/** The site's own words that cannot be used; the parser comes only where there are some. */
export async function lintMessages({ site, chunks }: Runtime): Promise<Fault[]> {
  const details = siteDetails(site);
  if (!Object.keys(details.messages).length) return [];
  return faultsInMessages(details, await chunks.load('message-parser'));
}

export function faultsInMessages({ messages }: Pick<SiteDetails, 'messages'>, parser: Parser): Fault[] {
  return Object.entries(messages).flatMap(([english, message]) => {
    const problem = problemOf(parser, english, message);
    return problem ? [faultIn(english, problem)] : [];
  });
}

function problemOf(
  { argumentNames, parseMessage }: Parser,
  english: string,
  message: unknown,
): string | undefined {
  if (typeof message !== 'string') return 'It is no text.';
  try {
    const input = argumentNames(parseMessage(english));
    const missing = argumentNames(parseMessage(message)).find((name) => !input.includes(name));
    return missing && `It asks for {${missing}}, which it is not given.`;
  } catch (error) {
    return messageOf(error);
  }
}

function faultIn(english: string, problem: string): Fault {
  return {
    code: 'malformed-message',
    element: page.byId('site-context') ?? page.root(),
    message: `The site's text for "${english}" cannot be used. ${problem}`,
    suggestion: 'Mend it in the messages of the site context; until then the English text is shown.',
  };
}
