import type { BrowserContext, Page } from 'playwright';
import type { DemoServer } from '../../../demo-pages/server/server.ts';
import { pageOf } from '../harness.ts';

/** What a call came to, as its caller sees it. */
export interface Outcome {
  readonly value?: unknown;
  readonly error?: { readonly name: string; readonly message: string; readonly status: number };
}

/** A page that makes calls by the library, and what it said to anybody. */
export interface ApiPage {
  readonly page: Page;
  readonly messages: string[];
  readonly requests: string[];
  /** Makes a call, `api.logout()`, and waits for its end. */
  outcomeOf(call: string): Promise<Outcome>;
}

const TAG = `<script type="module">
  import { createApi } from '/library.js';
  const crumb = () => /(?:^|; )crumb=([^;]*)/.exec(document.cookie)?.[1];
  const pageFields = () => ({ ss_cvr: '', pageTitle: document.title, pagePath: location.pathname });
  window.api = createApi({ origin: location.origin, fetch, crumb, pageFields });
  window.outcomeOf = (call) => call.then(
    (value) => ({ value }),
    ({ name, message, status }) => ({ error: { name, message, status } }),
  );
  document.documentElement.dataset.ready = '';
</script>`;

/** Opens a page of the demo site, with its token, with the page's own script or without it. */
export async function openApiPage(
  context: BrowserContext,
  server: DemoServer,
  { tag = '', clock = false } = {},
): Promise<ApiPage> {
  const page = await context.newPage();
  const messages: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  page.on('request', (request) => requests.push(request.url()));
  await page.route(`${server.url}/fixture`, (route) =>
    route.fulfill({ contentType: 'text/html', body: pageOf({ head: TAG, tag }) }),
  );
  await page.request.get(`${server.url}/about`);
  if (clock) await page.clock.pauseAt(Date.now());
  await page.goto(`${server.url}/fixture`);
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  const outcomeOf = (call: string): Promise<Outcome> => page.evaluate(`outcomeOf(${call})`);
  return { page, messages, requests, outcomeOf };
}
