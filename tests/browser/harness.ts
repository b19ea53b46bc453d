import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { startServer } from '../../demo-pages/server/server.ts';
import { isNote, VISIT, WRITE_OUT_ERRORS } from '../engines/launch.ts';
import { launch, movePointerAway } from './launch-browser';

type Server = Awaited<ReturnType<typeof startServer>>;

export const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/** What a test works with: the demo's server, a browser, and pages that are closed after each test. */
export interface Stage {
  readonly server: Server;
  /** Opens an address of the demo site. */
  visit(path: string, options?: VisitOptions): Promise<Visit>;
  /** Opens a page with this HTML at the demo site's origin, so that its calls reach the server. */
  show(html: string, options?: VisitOptions): Promise<Visit>;
}

export interface VisitOptions extends BrowserContextOptions {
  /** The path that the page is shown at; `/fixture` when left out. */
  readonly path?: string;
  /** Another origin that the page is shown at, `http://shop.kiln.test`; the demo's server answers there too. */
  readonly origin?: string;
  /** Headers of the page's own response. */
  readonly headers?: Record<string, string>;
  /** Cookies of the site, by name. */
  readonly cookies?: Record<string, string>;
  /** Runs before any script of the page. */
  readonly before?: string;
  /** What to do with the page before it is opened: routes, listeners. */
  prepare?(page: Page): Promise<unknown>;
  /** Wait until Mortar has started; on unless switched off. */
  readonly started?: boolean;
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Texts of console messages by type, in their order. */
  readonly messages: { type: string; text: string }[];
  /** Uncaught errors of the page. */
  readonly errors: string[];
  /** Addresses that the page asked for. */
  readonly requests: string[];
}

/**
 * Starts a server for a test file; the browser is the worker's, with a context of its own for each visit. Where tests
 * share pages, these and their faults stay until the file ends.
 */
export function useStage({ isShared = false } = {}): Stage {
  let browser: Browser;
  let server: Server;
  const contexts: BrowserContext[] = [];

  beforeAll(async () => {
    if (!existsSync(`${DIST}/mortar.js`)) throw new Error('Build first: npm run build');
    server = await startServer({ port: 0, dist: copyOfDist() });
    browser = await workersBrowser();
  });
  afterEach(async () => {
    if (isShared) return;
    await Promise.all(contexts.splice(0).map(close));
    server.faults.clear(); // answers what it still delays
    await quiet(server);
    server.store.clear();
  });
  afterAll(async () => {
    await Promise.all(contexts.splice(0).map(close));
    await server?.close();
  });

  async function open(url: string, options: VisitOptions, html?: string): Promise<Visit> {
    const {
      path: _path,
      origin,
      headers,
      cookies = {},
      before,
      prepare,
      started = true,
      ...contextOptions
    } = options;
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...contextOptions });
    context.setDefaultTimeout(10_000);
    contexts.push(context);
    await context.addCookies(
      Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin ?? server.url })),
    );
    const page = await context.newPage();
    await movePointerAway(page);
    const visit: Visit = { page, context, messages: [], errors: [], requests: [] };
    page.on('console', (message) => visit.messages.push({ type: message.type(), text: message.text() }));
    page.on('pageerror', ({ message }) => isNote(message) || visit.errors.push(message));
    page.on('request', (request) => visit.requests.push(request.url()));
    if (WRITE_OUT_ERRORS) await page.addInitScript(WRITE_OUT_ERRORS);
    if (before) await page.addInitScript(before);
    if (origin) {
      await page.route(`${origin}/**`, async (route) => {
        const { pathname, search } = new URL(route.request().url());
        await route.fulfill({ response: await route.fetch({ url: server.url + pathname + search }) });
      });
    }
    if (html !== undefined) {
      const address = url.split('#')[0] ?? url; // a request has no fragment
      await page.route(address, (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: html, headers: headers ?? {} }),
      );
    }
    await prepare?.(page);
    await page.goto(url, VISIT);
    if (started) await page.waitForSelector('html[data-mortar="initialised"]', { state: 'attached' });
    return visit;
  }

  return {
    get server() {
      return server;
    },
    visit: (path, options = {}) => open(server.url + path, options),
    show: (html, options = {}) =>
      open((options.origin ?? server.url) + (options.path ?? '/fixture'), options, html),
  };
}

// The files of a worker share their modules (`isolate: false`), and what these keep with them.
let copy: string | undefined;
let running: Promise<Browser> | undefined;

/** A build that goes on meanwhile must not change the files under an open page. */
function copyOfDist(): string {
  if (copy) return copy;
  copy = mkdtempSync(join(tmpdir(), 'mortar-dist-'));
  cpSync(DIST, copy, { recursive: true });
  return copy;
}

/** One browser serves all files of a worker and ends with it; one that broke off is started anew. */
async function workersBrowser(): Promise<Browser> {
  const browser = await running?.catch(() => undefined);
  if (browser?.isConnected()) return browser;
  running = launch();
  return running;
}

/** A request that a page is left with has nobody who waits for its answer; its route may fail. */
async function close(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

/** A page that is left may still send its last calls; they belong to the test that has ended. */
async function quiet(server: Server): Promise<void> {
  let before: number;
  do {
    before = server.store.calls().length;
    await new Promise((resolve) => setTimeout(resolve, 30));
  } while (server.store.calls().length > before);
}

/** A whole page around some markup: the tag, a site context, and whatever stands in head and body. */
export function pageOf({ body = '', head = '', context = {}, tag = TAG }: PageParts = {}): string {
  const json =
    context === null
      ? ''
      : `<script type="application/json" id="site-context">${typeof context === 'string' ? context : JSON.stringify(siteContext(context)).replaceAll('<', '\\u003c')}</script>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Fixture</title>${json}${head}${tag}</head><body>${body}</body></html>`;
}

export interface PageParts {
  readonly body?: string;
  readonly head?: string;
  /** Fields over the usual context; `null` for a page without one, text for one that is written as it stands. */
  readonly context?: Record<string, unknown> | string | null;
  readonly tag?: string;
}

/** Makes a device say that it has no connection. */
export const OFFLINE = "Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })";

export const TAG = '<script async src="/mortar.js"></script>';

/** The context of a usual published page, of our own invention. */
export function siteContext(over: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    appDomain: 'mortar.example',
    templateId: '5a0000000000000000000001',
    templateVersion: '7.1',
    pageType: 2,
    collection: { id: '5c0000000000000000000001', title: 'Home', fullUrl: '/', type: 10, permissionType: 1 },
    website: {
      id: '5b0000000000000000000001',
      identifier: 'kiln-and-crumb',
      websiteType: 1,
      siteStatus: {},
      language: 'en-US',
    },
    websiteSettings: { useEscapeKeyToLogin: false, storeSettings: { selectedCurrency: 'EUR' } },
    cookieSettings: { isCookieBannerEnabled: false, isRestrictiveCookiePolicyEnabled: false },
    ...over,
  };
}
