import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { pageOf, useStage } from '../harness.ts';
import { until } from '../until.ts';
import { arrived, ERRORS, errorsIn } from '../wire.ts';

const stage = useStage();
const report = (page: Page, ...messages: string[]) =>
  page.evaluate((texts) => {
    const { mortar } = window as never as { mortar: { reportError(error: unknown): void } };
    for (const text of texts) mortar.reportError(new Error(text));
  }, messages);

/** A page whose clock stands still until it is told to go on. */
async function showStill() {
  const visit = await stage.show(pageOf(), { clock: true });
  await visit.page.clock.pauseAt(Date.now() + 10_000); // from now on only the test's steps count
  const sent = () => visit.requests.filter((url) => url.endsWith(ERRORS)).length;
  return { ...visit, sent };
}

test('errors go out together, one second after the last of them', async () => {
  const { page, sent } = await showStill();
  await report(page, 'first');
  await page.clock.runFor(900);
  await report(page, 'second');
  await page.clock.runFor(900);
  expect(sent()).toBe(0);
  await page.clock.runFor(150);
  const calls = await arrived(stage, ERRORS);
  expect(errorsIn(calls).map(({ data }) => data.message)).toEqual(['first', 'second']);
  await eventually(sent).toBe(1);
});

test('one report holds ten errors, the earliest', async () => {
  const { page } = await showStill();
  await report(page, ...Array.from({ length: 25 }, (_, index) => `n${index}`));
  await page.clock.runFor(1100);
  const errors = errorsIn(await arrived(stage, ERRORS));
  expect(errors.map(({ data }) => data.message)).toEqual(
    Array.from({ length: 10 }, (_, index) => `n${index}`),
  );
});

test('a page sends twenty reports and never another', async () => {
  const { page, sent } = await showStill();
  for (let count = 1; count <= 25; count++) {
    await report(page, `n${count}`);
    await page.clock.runFor(1100);
  }
  await arrived(stage, ERRORS, 20);
  await page.goto('about:blank');
  await eventually(sent).toBe(20);
});

test('errors of other sites’ scripts, of which nothing is known, are sent once', async () => {
  const { page } = await stage.show(
    pageOf({ head: '<script src="https://vendor.test/broken.js"></script>' }),
    {
      clock: true,
      async prepare(page) {
        await page.route('https://vendor.test/broken.js', (route) =>
          route.fulfill({
            contentType: 'text/javascript',
            body: "addEventListener('break', () => { throw new Error('of the vendor'); });",
          }),
        );
      },
    },
  );
  for (let count = 1; count <= 5; count++) {
    await page.evaluate("void dispatchEvent(new Event('break'))");
    await page.clock.runFor(1100);
  }
  await report(page, 'of the page');
  await page.clock.runFor(1100);
  const calls = await arrived(stage, ERRORS, 2);
  expect(errorsIn(calls).map(({ data }) => data.message)).toEqual(['Script error.', 'of the page']);
});

test('ten thousand errors at once leave the page usable', async () => {
  const { page, sent } = await showStill();
  await report(page, ...Array.from({ length: 10_000 }, (_, index) => `n${index}`));
  await page.clock.runFor(5000);
  await arrived(stage, ERRORS);
  await eventually(sent).toBe(1);
});

test('a visitor who leaves within the second loses no report', async () => {
  const { page } = await showStill();
  await report(page, 'on the way out');
  await page.goto('about:blank');
  expect(errorsIn(await arrived(stage, ERRORS)).map(({ data }) => data.message)).toEqual(['on the way out']);
});

test.each([
  ['for a minute', { 'retry-after': '60' }],
  ['without a time, for a minute too', {}],
])('a server that asks for rest %s gets it', async (_how, headers) => {
  const { page, requests } = await stage.show(pageOf(), {
    clock: true,
    async prepare(page) {
      await page.route(`**${ERRORS}`, (route) => route.fulfill({ status: 429, headers, body: '{}' }));
    },
  });
  const sent = () => requests.filter((url) => url.endsWith(ERRORS)).length;
  const answered = page.waitForResponse(`**${ERRORS}`);
  await report(page, 'first');
  await page.clock.runFor(1100);
  await answered;
  await until(
    page,
    `mortar.requests().some(({ url, outcome }) => url.includes('Javascript') && outcome === 'failed')`,
  );
  await report(page, 'too soon');
  await page.clock.runFor(30_000);
  await report(page, 'still too soon');
  await page.clock.runFor(1100);
  expect(sent()).toBe(1);
  await page.clock.runFor(31_000);
  const again = page.waitForResponse(`**${ERRORS}`);
  await report(page, 'rested');
  await page.clock.runFor(1100);
  await again;
});
