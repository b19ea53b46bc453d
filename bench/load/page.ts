import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import type { DemoServer } from '../../demo-pages/server/server.ts';
import { answerVendors } from '../../tests/browser/dom/vendors-page.ts';

/** What every measurement needs. */
export interface Bench {
  readonly browser: Browser;
  readonly server: DemoServer;
}

/** A page under load, with its messages and errors. */
export interface LoadedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly devtools: CDPSession;
  readonly errors: string[];
  readonly requests: string[];
  close(): Promise<void>;
}

interface OpenOptions {
  /** The page's HTML; by default, the demo page at the path is opened. */
  readonly html?: string;
  readonly path?: string;
  /** Runs before any script of the page. */
  readonly before?: string;
}

const KEEP_LONG_TASKS = `
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  console.table = () => {};`;

/** Timeout in milliseconds for a step of a page under load, even on a slow machine. */
const MOST_WAIT = 180_000;

/** Opens a page in a separate context with mocked vendors; nothing reaches the network. */
export async function openPage(
  { browser, server }: Bench,
  { html, path = '/fixture', before = '' }: OpenOptions,
): Promise<LoadedPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  context.setDefaultTimeout(MOST_WAIT);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const errors: string[] = [];
  const requests: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('request', (request) => requests.push(request.url()));
  await page.addInitScript(KEEP_LONG_TASKS + before);
  await answerVendors(page);
  await page.request.get(`${server.url}/about`); // gives the visitor a crumb
  if (html !== undefined)
    await page.route(server.url + path, (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
    );
  await page.goto(server.url + path);
  await page.waitForSelector('html[data-mortar="initialised"]', { state: 'attached' });
  return { page, context, devtools, errors, requests, close: () => context.close() };
}

/** Chromium's counters after a garbage collection. */
export async function countLeft({ devtools, page }: LoadedPage): Promise<Counts> {
  for (let times = 0; times < 3; times++) {
    await page.evaluate(
      'new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)))',
    );
    await devtools.send('HeapProfiler.collectGarbage');
  }
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return { nodes, listeners: jsEventListeners, heap: usedSize / 1000 };
}

/** The heap in kB. */
export interface Counts {
  readonly nodes: number;
  readonly listeners: number;
  readonly heap: number;
}

/** The heap's growth in whole kB; 0 if it shrank. */
export function heapGrowth(before: Counts, after: Counts): number {
  return Math.max(0, Math.round(after.heap - before.heap));
}

/** Milliseconds of the longest task so far; 0 if none took 50. */
export async function longestTask({ page }: LoadedPage): Promise<number> {
  await page.evaluate('new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 100)))');
  return Math.round(await page.evaluate<number>('Math.max(0, ...longTasks)'));
}
