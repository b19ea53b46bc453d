import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { pageOf, useStage, type Visit } from '../harness';
import { lateRequests } from '../late-requests';
import { accordion } from '../markup';
import { until } from '../until';
import { settled } from '../wire';

const stage = useStage();

/** A page whose accordion waits for its chunk until `arrive` is called. */
async function slowPage(body = accordion('faq')): Promise<Visit & { arrive(): void }> {
  const { arrive, holdBack } = lateRequests();
  const visit = await stage.show(pageOf({ body }), {
    before: "window.clicks = []; addEventListener('click', (event) => clicks.push(event.isTrusted));",
    prepare: (page) => holdBack(page, /\/chunks\/accordion-/),
  });
  await visit.page.waitForSelector('#faq[data-block-state="loading"]');
  return { ...visit, arrive };
}

const mounted = (page: Page) => page.waitForSelector('#faq[data-block-state="mounted"]');
const isOpen = (page: Page, item: string) =>
  page
    .locator(`#${item} button`)
    .first()
    .getAttribute('aria-expanded')
    .then((value) => value === 'true');

describe('a block that nothing has mounted yet', () => {
  const showWaiting = async () => {
    const { page } = await stage.show(pageOf({ body: accordion('faq') }), {
      before: 'IntersectionObserver.prototype.observe = () => {};',
    });
    await page.waitForSelector('#faq[data-block-state="waiting"]');
    return page;
  };

  it('is mounted while a pointer is still pressed on it', async () => {
    const page = await showWaiting();
    await page.hover('#faq-1 button');
    await page.mouse.down();
    await mounted(page);
    await page.mouse.up();
    await page.waitForSelector('#faq-1 button[aria-expanded="true"]');
  });

  it('is mounted when the focus comes to a control of it', async () => {
    const page = await showWaiting();
    await page.focus('#faq-1 button');
    await mounted(page);
    expect(await isOpen(page, 'faq-1')).toBe(false);
  });
});

describe('what a visitor does before a block is mounted', () => {
  it('a click arrives once, after the block is mounted', async () => {
    const { page, arrive, errors } = await slowPage();
    await page.click('#faq-2 button');
    expect(await isOpen(page, 'faq-2')).toBe(false);
    arrive();
    await page.waitForSelector('#faq-2 button[aria-expanded="true"]');
    expect(await page.evaluate('clicks')).toHaveLength(1);
    await until(page, 'document.getAnimations().length === 0');
    expect(await isOpen(page, 'faq-2')).toBe(true);
    expect(errors).toEqual([]);
  });

  it('of several impatient clicks the last one counts, once', async () => {
    const { page, arrive } = await slowPage();
    await page.click('#faq-1 button');
    await page.click('#faq-2 button');
    await page.click('#faq-2 button');
    arrive();
    await page.waitForSelector('#faq-2 button[aria-expanded="true"]');
    expect(await isOpen(page, 'faq-1')).toBe(false);
    expect(await page.evaluate('clicks')).toHaveLength(1);
  });

  it.each(['Enter', ' '])('the key %j on the button arrives once', async (key) => {
    const { page, arrive } = await slowPage();
    await page.focus('#faq-1 button');
    await page.keyboard.press(key);
    arrive();
    await page.waitForSelector('#faq-1 button[aria-expanded="true"]');
    expect(await page.evaluate('clicks')).toHaveLength(1);
  });

  it('a click with a modifier key is not held', async () => {
    const { page, arrive } = await slowPage();
    await page.click('#faq-1 button', { modifiers: ['Control'] });
    expect(await page.evaluate('clicks')).toEqual([true]);
    arrive();
    await mounted(page);
    expect(await isOpen(page, 'faq-1')).toBe(false);
  });

  it('a link inside the block is followed at once', async () => {
    const { page } = await slowPage(accordion('faq', { answers: ['<a href="#there">there</a>', 'Second'] }));
    await page.click('#faq a');
    expect(await page.evaluate('location.hash')).toBe('#there');
    expect(await page.evaluate('clicks')).toEqual([true]);
  });

  it('a field inside the block takes what is typed', async () => {
    const { page } = await slowPage(
      accordion('faq', { answers: ['<input id="field"><input type="checkbox" id="box">', 'Two'] }),
    );
    await page.click('#field');
    await page.keyboard.type('a b');
    await page.keyboard.press('Tab');
    await page.keyboard.press(' ');
    expect(await page.inputValue('#field')).toBe('a b');
    expect(await page.isChecked('#box')).toBe(true);
  });

  it('mounts a block whose chunk nobody has asked for yet', async () => {
    const visit = await stage.show(pageOf({ body: accordion('faq') }), {
      before: 'window.IntersectionObserver = class { observe() {} unobserve() {} disconnect() {} };',
    });
    expect(await visit.page.locator('#faq').getAttribute('data-block-state')).toBe('waiting');
    await visit.page.click('#faq-1 button');
    await visit.page.waitForSelector('#faq-1 button[aria-expanded="true"]');
    await mounted(visit.page);
  });

  it('whose block is removed meanwhile leaves nothing behind', async () => {
    const { page, arrive, errors } = await slowPage();
    await page.evaluate(
      "document.querySelector('#faq-1 button').addEventListener('click', () => clicks.push('gone'))",
    );
    await page.click('#faq-1 button');
    await page.evaluate('faq.remove()');
    await eventually(() => page.evaluate('mortar.blocks().length')).toBe(0);
    arrive();
    await settled(page);
    expect(await page.evaluate('clicks')).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('an author click by script is kept as well', async () => {
    const { page, arrive } = await slowPage();
    await page.evaluate("document.querySelector('#faq-1 button').click()");
    arrive();
    await page.waitForSelector('#faq-1 button[aria-expanded="true"]');
  });
});

it('after a failure a new click mounts the block and arrives', async () => {
  const visit = await stage.show(pageOf({ body: accordion('faq') }), {
    prepare: (page) => page.route(/\/chunks\/accordion-/, (route) => route.abort()),
  });
  await visit.page.waitForSelector('#faq[data-block-state="failed"]');
  await visit.page.unroute(/\/chunks\/accordion-/);
  await visit.page.click('#faq-1 button');
  await visit.page.waitForSelector('#faq-1 button[aria-expanded="true"]');
  await mounted(visit.page);
  expect(visit.errors).toEqual([]);
});
