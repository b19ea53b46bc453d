import type { Page, Route } from 'playwright';
import { describe, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { pageOf, useStage } from '../harness.ts';
import { accordion } from '../markup.ts';
import { arrived, ERRORS, errorsIn, formOf, HIT } from '../wire.ts';

const stage = useStage();
const VISIT = /\/chunks\/visit-/;
const report = (page: Page, message: string) => page.evaluate(`mortar.reportError(new Error('${message}'))`);

describe('before the code that counts has come', () => {
  test('errors of a script and of an author are kept, then sent', async () => {
    const waiting: Route[] = [];
    const script = "addEventListener('click', () => { throw new Error('of the page') });";
    const { page } = await stage.show(pageOf({ body: `<p>Bread</p><script>${script}</script>` }), {
      prepare: (page) => page.route(VISIT, (route) => void waiting.push(route)),
    });
    await page.click('p');
    await report(page, 'of the author');
    for (const route of waiting) await route.continue();
    const errors = errorsIn(await arrived(stage, ERRORS));
    expect(errors.map(({ data }) => data.message)).toEqual(['of the page', 'of the author']);
  });

  test('a shown button waits to be counted, as the page view does', async () => {
    const waiting: Route[] = [];
    const body = '<a data-track-button="order" href="#order">Order</a>';
    const { page } = await stage.show(pageOf({ body }), {
      prepare: (page) => page.route(VISIT, (route) => void waiting.push(route)),
    });
    await page.waitForSelector('a[data-block-state="mounted"]');
    for (const route of waiting) await route.continue();
    expect(formOf((await arrived(stage, HIT))[0]).event).toBe('1');
    expect(formOf((await arrived(stage, '/api/census/button-render'))[0]).buttonText).toBe('Order');
  });
});

describe('where the code that counts never comes', () => {
  test('the page works, and the loss is said once', async () => {
    const visit = await stage.show(pageOf({ body: accordion('faq') }), {
      prepare: (page) => page.route(VISIT, (route) => route.abort()),
    });
    await visit.page.click('#faq-1 button');
    await visit.page.waitForSelector('#faq-1 button[aria-expanded="true"]');
    const losses = () => visit.messages.filter(({ text }) => /^visit: its chunk/.test(text));
    await eventually(() => losses().length).toBe(1);
    expect(visit.errors).toEqual([]);
  });
});
