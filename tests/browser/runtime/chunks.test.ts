import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { pageOf, useStage } from '../harness';
import { accordion, picture } from '../markup';
import { QUICK } from '../quick-clock';
import { until } from '../until';

const stage = useStage();
const ERRORS = '/api/events/RecordJavascriptErrors';
const ACCORDION = /\/chunks\/accordion-/;

const reports = () => stage.server.store.calls({ path: ERRORS }).flatMap(({ body }) => JSON.parse(body));

/** The block's markup without the one attribute that says its state. */
function markupOf(page: Page, selector: string): Promise<string> {
  return page.locator(selector).evaluate((element) => {
    const copy = element.cloneNode(true) as Element;
    copy.removeAttribute('data-block-state');
    return copy.outerHTML;
  });
}

describe('a chunk that is lost once', () => {
  it('is asked for again with a changed query, and the block mounts', async () => {
    let lost = 0;
    const visit = await stage.show(pageOf({ body: accordion('faq') }), {
      prepare: (page) =>
        page.route(ACCORDION, (route) => (lost++ ? route.continue() : route.abort('connectionreset'))),
    });
    await visit.page.waitForSelector('#faq[data-block-state="mounted"]');
    const [first, second, ...more] = visit.requests.filter((url) => ACCORDION.test(url));
    expect(more).toEqual([]);
    expect(new URL(second ?? '').search).not.toBe(new URL(first ?? '').search);
    expect(new URL(second ?? '').pathname).toBe(new URL(first ?? '').pathname);
    expect(visit.errors).toEqual([]);
    expect(await visit.page.evaluate('mortar.blocks()[0].error')).toBeUndefined();
  });

  it.each([
    ['an error page', { status: 503, contentType: 'text/html', body: 'busy' }],
    ['an empty file', { contentType: 'text/javascript', body: '' }],
  ])('mounts also when the server answered with %s', async (_what, answer) => {
    let lost = 0;
    const visit = await stage.show(pageOf({ body: accordion('faq') }), {
      prepare: (page) =>
        page.route(ACCORDION, (route) => (lost++ ? route.continue() : route.fulfill(answer))),
    });
    await visit.page.waitForSelector('#faq[data-block-state="mounted"]');
    expect(visit.errors).toEqual([]);
  });
});

it('a block that is taken off and found again while its chunk is under way mounts once that has come', async () => {
  const visit = await stage.show(pageOf({ body: accordion('faq') }), {
    prepare: (page) =>
      page.route(ACCORDION, async (route) => {
        await until(page, "document.querySelector('#faq')?.dataset.blockState === 'loading'");
        await page.evaluate(
          "window.mounts = 0; mortar.on('mounted', () => mounts++); mortar.unmount(); mortar.scan()",
        );
        await route.continue();
      }),
  });
  await visit.page.waitForSelector('#faq[data-block-state="mounted"]');
  await visit.page.click('#faq-1 button');
  await visit.page.waitForSelector('#faq-1 button[aria-expanded="true"]');
  expect(await visit.page.evaluate('mounts')).toBe(1);
  expect(visit.errors).toEqual([]);
});

it('the files that a chunk shares with others are requested together, not one after the other', async () => {
  const { page, errors } = await stage.show(
    pageOf({ body: '<div id="sqs-cart-root"></div>', context: { pageType: 200 } }),
    {
      prepare: async (page) => {
        const cart = page.waitForRequest(/\/chunks\/cart-\w+\.js/);
        await page.route(/\/chunks\/react-/, async (route) => {
          await cart;
          await route.continue();
        });
      },
    },
  );
  await page.waitForSelector('#sqs-cart-root[data-block-state="mounted"]');
  expect(errors).toEqual([]);
});

it.each(['base', 'react', 'modal'])(
  'what chunks share, %s, may be lost at its first address, which is never asked for again',
  async (shared) => {
    let lost = '';
    const visit = await stage.show(pageOf({ body: accordion('faq') }), {
      prepare: (page) =>
        page.route(new RegExp(`/chunks/${shared}-`), (route) => {
          lost ||= route.request().url();
          return route.request().url() === lost ? route.abort() : route.continue();
        }),
    });
    await visit.page.waitForSelector('#faq[data-block-state="mounted"]');
    await visit.page.evaluate("void mortar.confirm({ title: 'Fire it?' })");
    await visit.page.getByRole('dialog', { name: 'Fire it?' }).waitFor();
    const tries = visit.requests.filter((url) => url.includes(`/chunks/${shared}-`));
    expect(tries).toHaveLength(2); // one copy of it for all
    expect(visit.errors).toEqual([]);
  },
);

it('what chunks share may be lost twice: a click asks for it anew', async () => {
  const visit = await stage.show(pageOf({ body: accordion('faq') }), {
    prepare: (page) => page.route(/\/chunks\/base-/, (route) => route.abort()),
  });
  await visit.page.waitForSelector('#faq[data-block-state="failed"]');
  const failed = visit.requests.filter((url) => url.includes('/chunks/base-'));
  await visit.page.unroute(/\/chunks\/base-/);
  await visit.page.click('#faq-1 button');
  await visit.page.waitForSelector('#faq-1 button[aria-expanded="true"]');
  const [last] = visit.requests.filter((url) => url.includes('/chunks/base-')).slice(-1);
  expect(failed).not.toContain(last);
});

it('a chunk that never answers is given up after two tries, and a click asks for it anew', async () => {
  const waiting: Route[] = [];
  const visit = await stage.show(pageOf({ body: `${accordion('faq')}${accordion('faq2')}` }), {
    before: QUICK,
    prepare: (page) => page.route(ACCORDION, (route) => void waiting.push(route)),
  });
  await visit.page.waitForSelector('#faq[data-block-state="loading"]');
  await visit.page.waitForSelector('#faq[data-block-state="failed"]');
  expect(await markupOf(visit.page, '#faq')).toBe(await parsed(visit.page, accordion('faq')));
  const tries = visit.requests.filter((url) => ACCORDION.test(url));
  expect(new Set(tries).size).toBe(2);
  await eventually(reports).toHaveLength(1);
  expect(reports()[0].data.message).toBe('accordion: its chunk could not be loaded (no answer)');
  await visit.page.unroute(ACCORDION);
  await visit.page.click('#faq-1 button');
  await visit.page.waitForSelector('#faq-1 button[aria-expanded="true"]');
  for (const route of waiting) await route.continue().catch(() => {}); // what comes too late changes nothing
  expect(await visit.page.evaluate('mortar.blocks().map(({ state }) => state)')).toEqual([
    'mounted',
    'failed',
  ]);
  expect(visit.errors).toEqual([]);
});

describe('a chunk that never arrives', () => {
  const body = `${accordion('faq')}<div data-block="image" id="pic">${picture('one')}</div>`;
  const lose = (page: Page) => page.route(ACCORDION, (route) => route.abort());

  it("leaves the server's HTML byte for byte, and its neighbours and images work", async () => {
    const visit = await stage.show(pageOf({ body }), { prepare: lose });
    await visit.page.waitForSelector('#faq[data-block-state="failed"]');
    expect(await markupOf(visit.page, '#faq')).toBe(await parsed(visit.page, accordion('faq')));
    await visit.page.waitForSelector('#pic[data-block-state="mounted"]');
    await visit.page.waitForSelector('#one.loaded');
    expect(visit.errors).toEqual([]);
  });

  it('is reported once, with the name of the block, soon', async () => {
    const visit = await stage.show(pageOf({ body }), { prepare: lose });
    await visit.page.waitForSelector('#faq[data-block-state="failed"]');
    await eventually(reports, { timeout: 2500 }).toHaveLength(1);
    const [{ event, data }] = reports();
    expect(event).toBe('javascript-error');
    expect(data.message).toMatch(/^accordion: its chunk could not be loaded/);
    expect(data.where).toEqual({ kind: 'block', name: 'accordion' });
    expect(visit.messages.filter(({ text }) => /^accordion: its chunk/.test(text))).toHaveLength(1);
    expect(visit.errors).toEqual([]);
  });

  it('is one report however many blocks wait for it', async () => {
    const many = Array.from({ length: 6 }, (_, index) => accordion(`faq${index}`)).join('');
    const visit = await stage.show(pageOf({ body: many }), { prepare: lose });
    await eventually(() => visit.page.locator('[data-block-state="failed"]').count()).toBe(6);
    await eventually(reports).not.toHaveLength(0);
    expect(stage.server.store.calls({ path: ERRORS })).toHaveLength(1);
  });

  it('is one report and one line on the console, also for blocks that a visitor reaches later', async () => {
    const far = `${accordion('one')}${accordion('two')}<div style="height:4000px"></div>${accordion('far')}`;
    const visit = await stage.show(pageOf({ body: far }), { prepare: lose });
    await visit.page.waitForSelector('#one[data-block-state="failed"]');
    await eventually(reports, { timeout: 2500 }).toHaveLength(1);
    await visit.page.locator('#far').scrollIntoViewIfNeeded();
    await visit.page.waitForSelector('#far[data-block-state="failed"]');
    await visit.page.evaluate(() => dispatchEvent(new ErrorEvent('error', { message: 'the last one' })));
    await eventually(() => reports().at(-1)?.data.message, { timeout: 2500 }).toBe('the last one');
    expect(reports()).toHaveLength(2);
    expect(visit.messages.filter(({ text }) => /^accordion: its chunk/.test(text))).toHaveLength(1);
  });

  it('is asked for anew by a click, at an address that has not failed yet', async () => {
    const visit = await stage.show(pageOf({ body }), { prepare: lose });
    await visit.page.waitForSelector('#faq[data-block-state="failed"]');
    const failed = visit.requests.filter((url) => ACCORDION.test(url));
    await visit.page.unroute(ACCORDION);
    await visit.page.click('#faq-1 button');
    await visit.page.waitForSelector('#faq[data-block-state="mounted"]');
    await visit.page.waitForSelector('#faq-1 button[aria-expanded="true"]');
    // Browsers exist that never ask again for the address of a module that failed once.
    const [last] = visit.requests.filter((url) => ACCORDION.test(url)).slice(-1);
    expect(failed).not.toContain(last);
  });
});

it('with every chunk blocked the page is whole and its images load', async () => {
  const visit = await stage.visit('/blocks/image', {
    prepare: (page) => page.route('**/chunks/**', (route) => route.abort()),
  });
  await visit.page.waitForSelector('[data-block="image"] img.loaded');
  const heading = visit.page.getByRole('heading', { level: 1, name: 'Image' });
  expect(await heading.isVisible()).toBe(true);
  const state = '[data-block-state="failed"]';
  await visit.page.waitForSelector(state);
  expect(await visit.page.locator('[data-block-state="mounted"]').count()).toBe(0);
  expect(visit.errors).toEqual([]);
});

describe('without JavaScript', () => {
  it('every answer of the accordions is readable', async () => {
    const { page } = await stage.visit('/blocks/accordion', { javaScriptEnabled: false, started: false });
    const answers = page.locator('.accordion-item__description');
    const count = await answers.count();
    expect(count).toBeGreaterThan(10);
    for (let index = 0; index < count; index++) {
      await answers.nth(index).evaluate((answer) => answer.scrollIntoView());
      expect(await answers.nth(index).isVisible()).toBe(true);
    }
  });

  it('every picture has its image', async () => {
    const { page } = await stage.visit('/blocks/image', { javaScriptEnabled: false, started: false });
    const pictures = page.locator('noscript img');
    expect(await pictures.count()).toBeGreaterThan(10);
    await pictures.first().evaluate((picture) => picture.scrollIntoView());
    expect(await pictures.first().isVisible()).toBe(true);
  });
});

/** Markup as the browser writes it back. */
function parsed(page: Page, html: string): Promise<string> {
  return page.evaluate((text) => {
    const template = document.createElement('template');
    template.innerHTML = text;
    return template.innerHTML;
  }, html);
}
