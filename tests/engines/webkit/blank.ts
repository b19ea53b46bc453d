import type { Answerer } from './proxy.ts';
import type { Session } from './session.ts';
import { eventuallyDefined } from './wait.ts';

/** The address of a site's blank page. */
export const blankOf = (origin: string) => `${origin}/mortar-driver`;

const TITLE = 'A blank page of the driver';

/** Answers every address with a page that does nothing, and that says where it leads from. */
const BLANK: Answerer = {
  async answer(exchange) {
    const headers = { 'content-type': 'text/html', 'referrer-policy': 'unsafe-url' };
    exchange.respond({ status: 200, headers, body: Buffer.from(`<title>${TITLE}</title>`) });
  },
  initScript: () => '',
};

/** Opens a blank page in the session's current window. */
export async function showBlank(session: Session, url: string): Promise<void> {
  const { answerer } = session.proxy;
  session.proxy.answerer = BLANK;
  await session.post('/url', { url });
  const look = async () =>
    ((await session.get('/url')) === url && (await titleOf(session)) === TITLE) || undefined;
  await eventuallyDefined(`the blank page ${url}`, look, { interval: 15 });
  session.proxy.answerer = answerer;
}

/** The document whose title is asked for may be the one before, on its way out. */
const titleOf = (session: Session) => session.get<string>('/title').catch(() => '');
