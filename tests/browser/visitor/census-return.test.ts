import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from '../../../demo-pages/server/server.ts';
import { launchEngine } from '../../engines/launch.ts';
import { DIST } from '../harness.ts';
import { until } from '../until.ts';
import { arrived, HIT, settled } from '../wire.ts';

let browser: Browser;
let server: Awaited<ReturnType<typeof startServer>>;

// The usual test browser has no back-forward cache, and a headless shell cannot have one.
beforeAll(async () => {
  server = await startServer({ port: 0, dist: DIST });
  browser = await (launchEngine() ??
    chromium.launch({
      executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      args: ['--no-sandbox', '--disable-gpu'],
    }));
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function visitAndReturn(answerElsewhere: string) {
  server.store.clear();
  const page = await (await browser.newContext()).newPage();
  const stage = { server } as never;
  await page.addInitScript(
    `addEventListener('pageshow', (event) => { if (event.persisted) document.documentElement.dataset.returned = 'yes'; });`,
  );
  await page.goto(`${server.url}/about`);
  await page.waitForSelector('html[data-mortar="initialised"]', { state: 'attached' });
  await arrived(stage, HIT, 1);
  await page.goto(`${server.url}/visit`);
  await page.waitForSelector('html[data-mortar="initialised"]', { state: 'attached' });
  await arrived(stage, HIT, 2);
  await page.evaluate(answerElsewhere);
  // The driver's own way back waits for a load that such a return does not have.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.waitForSelector('html[data-returned="yes"]', { state: 'attached' });
  return { page, stage };
}

test('a page that returns from the back-forward cache is viewed again, once', async () => {
  const { page, stage } = await visitAndReturn('0');
  await arrived(stage, HIT, 3);
  await settled(page);
  const paths = server.store
    .calls({ path: HIT })
    .map(({ body }) => new URLSearchParams(body).get('pagePath'));
  expect(paths).toEqual(['/about', '/visit', '/about']);
});

test('it does not ask again what was answered meanwhile on another page', async () => {
  const { page } = await visitAndReturn('mortar.consent.set(true)');
  await page.locator('.gdpr-cookie-banner').waitFor({ state: 'detached', timeout: 5000 });
});

test('it sends nothing more when tracking was declined meanwhile', async () => {
  const { page } = await visitAndReturn('mortar.consent.set(false)');
  await until(page, `mortar.requests().some(({ outcome }) => outcome === 'held')`);
  expect(server.store.calls({ path: HIT })).toHaveLength(2);
});
