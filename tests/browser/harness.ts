import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type DemoServer, type OtherPage, startServer } from '../../demo-pages/server/server.ts';
import { launch } from './launch-browser';
import { openPage, type Visit, type VisitOptions } from './open-page';
import { useTabs } from './tabs';

export { pageOf, siteContext, TAG } from './fixture-page';
export type { Visit, VisitOptions } from './open-page';

export const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/** The demo server, and browser pages that are closed after each test. */
export interface Stage {
  readonly server: DemoServer;
  /** Opens an address of the demo site. */
  visit(path: string, options?: VisitOptions): Promise<Visit>;
  /** Opens a page with this HTML at the demo site's origin, so that its calls reach the server. */
  show(html: string, options?: VisitOptions): Promise<Visit>;
  /**
   * Opens one page for all tests of a `describe` or a file, which only read it or undo what they change. The calls that
   * the page made while loading are only available in `open`. It is closed after the last test.
   */
  share<Opened>(open: () => Promise<Opened>): () => Opened;
}

/**
 * Starts a server for a test file. All files of a worker use one browser, with a separate tab for each visit. With
 * `isShared`, pages and faults are kept until the file ends.
 */
export function useStage({ isShared = false } = {}): Stage {
  let browser: Browser;
  let server: DemoServer;
  const tabs = useTabs();
  const sharedTabs = useTabs();
  const pages = new Map<string, OtherPage>();
  const sharedPages = new Map<string, OtherPage>();
  let isSharing = false;

  beforeAll(async () => {
    if (!existsSync(`${DIST}/mortar.js`)) throw new Error('Build first: npm run build');
    const pageAt = (address: string) => pages.get(address) ?? sharedPages.get(address);
    server = await startServer({ port: 0, dist: copyOfDist(), pageAt });
    browser = await workersBrowser();
  });
  afterEach(async () => {
    if (isShared) return;
    await tabs.closeAll();
    pages.clear();
    server.faults.clear(); // also sends delayed responses
    await quiet(server);
    server.store.clear();
  });
  afterAll(async () => {
    await Promise.all([tabs.end(), sharedTabs.end()]);
    await server?.close();
  });

  async function open(url: string, options: VisitOptions): Promise<Visit> {
    const { path, origin, headers, cookies, before, prepare, started, ...tabOptions } = options;
    const page = await (isSharing ? sharedTabs : tabs).open(browser, origin ?? server.url, tabOptions);
    return openPage(page, server, url, options);
  }

  function show(html: string, options: VisitOptions): Promise<Visit> {
    const url = new URL((options.origin ?? server.url) + (options.path ?? '/fixture'));
    const page = { html, headers: options.headers ?? {} };
    (isSharing ? sharedPages : pages).set(url.pathname + url.search, page);
    return open(url.href, options);
  }

  return {
    get server() {
      return server;
    },
    visit: (path, options = {}) => open(server.url + path, options),
    show: (html, options = {}) => show(html, options),
    share(openShared) {
      let opened: Awaited<ReturnType<typeof openShared>>;
      beforeAll(async () => {
        isSharing = true;
        opened = await openShared().finally(() => {
          isSharing = false;
        });
      });
      afterAll(() => sharedTabs.closeAll());
      return () => opened;
    },
  };
}

// The files of a worker share their modules (`isolate: false`), and so this state.
let copy: string | undefined;
let running: Promise<Browser> | undefined;

/** So that a build during the tests doesn't change the files of an open page. */
function copyOfDist(): string {
  if (copy) return copy;
  copy = mkdtempSync(join(tmpdir(), 'mortar-dist-'));
  cpSync(DIST, copy, { recursive: true });
  return copy;
}

/** One browser for all files of a worker, started again after a crash. */
async function workersBrowser(): Promise<Browser> {
  const browser = await running?.catch(() => undefined);
  if (browser?.isConnected()) return browser;
  running = launch();
  return running;
}

/** Waits until closing pages have sent their last calls, which belong to the test that has ended. */
async function quiet(server: DemoServer): Promise<void> {
  let before: number;
  do {
    before = server.store.calls().length;
    await new Promise((resolve) => setTimeout(resolve, 30));
  } while (server.store.calls().length > before);
}

/** Makes the device report that it is offline. */
export const OFFLINE = "Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })";
