import type { BrowserContextOptions } from 'playwright';
import { blankOf, showBlank } from './blank.ts';
import type { Answerer } from './proxy.ts';
import { type Session, startSession } from './session.ts';

/** What WebKit is started with; a session with any of these is for one context only. */
const AT_START = ['reducedMotion', 'colorScheme', 'deviceScaleFactor', 'timezoneId', 'locale', 'userAgent'];

const NOBODY: Answerer = {
  answer: async (exchange) => exchange.fail(),
  initScript: () => '',
};

/** Sessions take seconds to start, so they are cleaned and used again. */
export class SessionPool {
  private readonly idle: Session[] = [];

  async take(options: BrowserContextOptions): Promise<Session> {
    return (isUsual(options) && this.idle.pop()) || startSession(NOBODY, options);
  }

  async giveBack(session: Session, options: BrowserContextOptions, origins: Iterable<string>): Promise<void> {
    if (!isUsual(options)) return session.stop();
    try {
      await clean(session, origins);
      this.idle.push(session);
    } catch {
      session.stop(); // a window that hangs answers nobody
    }
  }

  stop(): void {
    for (const session of this.idle.splice(0)) session.stop();
  }
}

const isUsual = (options: BrowserContextOptions) =>
  !Object.keys(options).some((name) => AT_START.includes(name));

/** Closes a session's windows but the first, and clears what the sites have stored. */
async function clean(session: Session, origins: Iterable<string>): Promise<void> {
  session.proxy.answerer = NOBODY;
  const handles = await session.alone(() => session.get<string[]>('/window/handles'));
  for (const handle of handles.filter((one) => one !== session.first))
    await session.inWindow(handle, () => session.remove('/window'));
  await session.inWindow(session.first, async () => {
    for (const origin of inOrder(origins)) {
      await showBlank(session, blankOf(origin));
      await session.remove('/cookie');
      await session.post('/execute/sync', { script: 'localStorage.clear()', args: [] });
    }
  });
}

/** The secure ones first, since no window opens from a page of theirs. */
function inOrder(origins: Iterable<string>): string[] {
  const all = [...origins].sort().reverse();
  return all.at(-1)?.startsWith('https:') ? [...all, 'http://127.0.0.1'] : all;
}
