import type { BrowserContext, ConsoleMessage, Page } from 'playwright';
import type { DemoServer } from '../../demo-pages/server/server.ts';
import { isNote, VISIT, WRITE_OUT_ERRORS } from '../engines/launch.ts';
import type { TabOptions } from './tabs';
import { until } from './until';

export interface VisitOptions extends TabOptions {
  /** The page's path; `/fixture` by default. */
  readonly path?: string;
  /** Another origin for the page, such as `http://shop.kiln.test`; the demo server responds there too. */
  readonly origin?: string;
  /** Headers of the page's own response. */
  readonly headers?: Record<string, string>;
  /** Cookies of the site, by name. */
  readonly cookies?: Record<string, string>;
  /** Runs before any script of the page. */
  readonly before?: string;
  /** Prepares the page before it is opened, with routes or listeners. */
  prepare?(page: Page): Promise<unknown>;
  /** Whether to wait until Mortar has started; true by default. */
  readonly started?: boolean;
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console messages in order. */
  readonly messages: { type: string; text: string }[];
  /** Uncaught errors of the page. */
  readonly errors: string[];
  /** Requested addresses. */
  readonly requests: string[];
}

/** Not `documentElement`: some fixtures have an element of that name. */
const HAS_STARTED = `document.querySelector('html[data-mortar="initialised"]')`;

export async function openPage(
  page: Page,
  server: DemoServer,
  url: string,
  options: VisitOptions,
): Promise<Visit> {
  const { origin, cookies = {}, before, started = true } = options;
  await page
    .context()
    .addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin ?? server.url })));
  const visit = recordVisit(page);
  if (WRITE_OUT_ERRORS) await page.addInitScript(WRITE_OUT_ERRORS);
  if (before) await page.addInitScript(before);
  if (origin) await answerAt(origin, page, server);
  await options.prepare?.(page);
  await page.goto(url, VISIT);
  if (started) await until(page, HAS_STARTED);
  return visit;
}

function recordVisit(page: Page): Visit {
  const visit: Visit = { page, context: page.context(), messages: [], errors: [], requests: [] };
  page.on('console', (message) => visit.messages.push({ type: message.type(), text: textOf(message) }));
  page.on('pageerror', ({ message }) => isNote(message) || visit.errors.push(message));
  page.on('request', (request) => visit.requests.push(request.url()));
  return visit;
}

/** Without the element after a warning, which Firefox's protocol reports as undefined. */
function textOf(message: ConsoleMessage): string {
  return message.args().length > 1
    ? message.text().replace(/ (JSHandle@\S+|undefined)$/, '')
    : message.text();
}

/** Lets the demo server respond at another origin too. */
async function answerAt(origin: string, page: Page, server: DemoServer): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: server.url + pathname + search }) });
  });
}
