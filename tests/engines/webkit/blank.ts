import type { Answerer } from './proxy.ts';
import type { Session } from './session.ts';
import { eventuallyDefined } from './wait.ts';

const TITLE = 'A blank page of the driver';

/** Answers every address with a page that does nothing. */
const BLANK: Answerer = {
  async answer(exchange) {
    const headers = { 'content-type': 'text/html' };
    exchange.respond({ status: 200, headers, body: Buffer.from(`<title>${TITLE}</title>`) });
  },
  initScript: () => '',
};

/** Opens a blank page of a site in the session's current window. */
export async function showBlank(session: Session, origin: string): Promise<void> {
  const { answerer } = session.proxy;
  session.proxy.answerer = BLANK;
  const url = `${origin}/mortar-driver`;
  await session.post('/url', { url });
  const look = async () =>
    ((await session.get('/url')) === url && (await session.get('/title')) === TITLE) || undefined;
  await eventuallyDefined(`the blank page ${url}`, look, { interval: 15 });
  session.proxy.answerer = answerer;
}
