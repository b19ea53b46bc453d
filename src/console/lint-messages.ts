import { messageOf } from '../runtime/errors';
import * as page from '../runtime/page';
import type { Runtime } from '../types';
import type { Fault } from './lint';

/** The site's own words that cannot be read; the parser comes only where there are some. */
export async function lintMessages({ site, chunks }: Runtime): Promise<Fault[]> {
  const written = Object.entries(site.messages);
  if (!written.length) return [];
  const { parseMessage } = await chunks.load('message-parser');
  return written.flatMap(([english, words]) => {
    const problem = typeof words === 'string' ? problemOf(() => parseMessage(words)) : 'It is no text.';
    return problem ? [faultIn(english, problem)] : [];
  });
}

function problemOf(read: () => unknown): string | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

function faultIn(english: string, problem: string): Fault {
  return {
    code: 'malformed-message',
    element: page.byId('site-context') ?? page.root(),
    message: `The site's text for "${english}" cannot be read. ${problem}`,
    suggestion: 'Mend it in the messages of the site context; until then the English text is shown.',
  };
}
