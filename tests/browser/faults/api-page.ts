import type { Page } from 'playwright';
import { pageOf, type Stage, type Visit } from '../harness.ts';

/** The result of a call as its caller sees it. */
export interface CallResult {
  readonly value?: unknown;
  readonly error?: { readonly name: string; readonly message: string; readonly status: number };
}

const LIBRARY = `<script type="module">
  import { createApi } from '/library.js';
  const crumb = () => /(?:^|; )crumb=([^;]*)/.exec(document.cookie)?.[1];
  const pageFields = () => ({ ss_cvr: '', pageTitle: document.title, pagePath: location.pathname });
  window.api = createApi({ origin: location.origin, fetch, crumb, pageFields });
  window.resultOf = (call) => call.then(
    (value) => ({ value }),
    ({ name, message, status }) => ({ error: { name, message, status } }),
  );
  document.documentElement.dataset.ready = '';
</script>`;

interface ApiPageOptions {
  /** The page's script tag, besides the library. */
  readonly tag?: string;
  /** Whether its clock stands still until the test advances it. */
  readonly isStopped?: boolean;
}

/** Opens a demo page that makes calls with the library and the page's token. */
export async function openApiPage(
  stage: Stage,
  { tag = '', isStopped = false }: ApiPageOptions = {},
): Promise<Visit> {
  const visit = await stage.show(pageOf({ head: LIBRARY, tag }), {
    started: false,
    async prepare(page) {
      await page.request.get(`${stage.server.url}/about`);
      if (isStopped) await page.clock.pauseAt(Date.now());
    },
  });
  await visit.page.waitForSelector('html[data-ready]', { state: 'attached' });
  return visit;
}

/** Makes a call such as `api.logout()` and waits until it settles. */
export function resultOf(page: Page, call: string): Promise<CallResult> {
  return page.evaluate(`resultOf(${call})`);
}
