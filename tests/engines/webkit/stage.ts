import { existsSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type DemoServer, startServer } from '../../../demo-pages/server/server.ts';
import { eventually } from '../../browser/eventually.ts';
import { DIST } from '../../browser/harness.ts';
import { startDriver } from './driver.ts';
import { type Session, startSession } from './session.ts';

/** The demo site over real HTTP, and one window of WebKit, which forgets everything before each test. */
export interface WebKitStage {
  readonly server: DemoServer;
  /** Opens an address of the demo site and waits until Mortar has started. */
  visit(path: string, options?: VisitOptions): Promise<Session>;
}

export interface VisitOptions {
  /** Cookies of the site, by name; when left out, the cookie banner has its answer. */
  readonly cookies?: Readonly<Record<string, string>>;
}

const ANSWERED = { ss_cookieAllowed: 'false' };

export function useWebKit(): WebKitStage {
  let driver: Awaited<ReturnType<typeof startDriver>>;
  let server: DemoServer;
  let session: Session;

  beforeAll(async () => {
    if (!existsSync(`${DIST}/mortar.js`)) throw new Error('Build first: npm run build');
    server = await startServer({ port: 0 });
    await start();
  });
  beforeEach(async () => {
    await forget().catch(async () => {
      driver.stop(); // a window that hangs answers nobody
      await start();
      await forget();
    });
  });
  afterEach(() => {
    server.store.clear();
    server.faults.clear();
  });
  afterAll(async () => {
    await session?.close().catch(() => {});
    driver?.stop();
    await server?.close();
  });

  async function start(): Promise<void> {
    driver = await startDriver();
    session = await startSession(driver.url);
  }

  async function forget(): Promise<void> {
    await session.open(`${server.url}/features/no-context`);
    await session.evaluate('(localStorage.clear(), sessionStorage.clear())');
    await session.forgetCookies();
  }

  return {
    get server() {
      return server;
    },
    async visit(path, { cookies = ANSWERED } = {}) {
      for (const [name, value] of Object.entries(cookies))
        await session.evaluate(`document.cookie = '${name}=${encodeURIComponent(value)}; path=/'`);
      await session.open(server.url + path);
      await until(session, "document.documentElement.dataset.mortar === 'initialised'");
      return session;
    },
  };
}

/** Waits until an expression of the page holds. */
export async function until(session: Session, expression: string, timeout = 10_000): Promise<void> {
  const look = async () => ((await session.evaluate(`Boolean(${expression})`)) ? 'holds' : expression);
  await eventually(look, { timeout }).toBe('holds');
}

/** Waits until the block that matches is mounted, after it has been scrolled to. */
export async function untilMounted(session: Session, selector: string): Promise<void> {
  const block = `document.querySelector(${JSON.stringify(selector)})`;
  await session.evaluate(`${block}.scrollIntoView({ behavior: 'instant', block: 'center' })`);
  await until(session, `${block}.dataset.blockState === 'mounted'`);
}

/** Waits until nothing of the page moves: blocks heed no second key while they move by the first. */
export const untilStill = (session: Session) => until(session, 'document.getAnimations().length === 0');
