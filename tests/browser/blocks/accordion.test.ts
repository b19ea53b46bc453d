import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { axeFaults } from '../axe';
import { eventually } from '../eventually';
import { pageOf, useStage } from '../harness';
import { accordion, CLOSED_STYLE, publishedAccordion } from '../markup';
import { until } from '../until';
import { isReadable, openItems } from './accordion-page';

const stage = useStage();

async function show(body: string, options = {}): Promise<Page> {
  const { page } = await stage.show(pageOf({ head: CLOSED_STYLE, body }), options);
  await page.waitForSelector('[data-block-state="mounted"]');
  return page;
}

const settled = (page: Page) => until(page, 'document.getAnimations().length === 0');
const heightOf = (page: Page, item: string) =>
  page.locator(`#${item} .accordion-item__dropdown`).evaluate(({ clientHeight }) => clientHeight);

describe('a click', () => {
  it.each([
    ['native', accordion('faq')],
    ['published', publishedAccordion('faq')],
  ])('opens and closes an item of %s markup', async (_kind, body) => {
    const page = await show(body);
    expect(await isReadable(page, 'faq-1')).toBe(false);
    await page.click('#faq-1 button');
    expect(await openItems(page)).toEqual(['faq-1']);
    await settled(page);
    expect(await isReadable(page, 'faq-1')).toBe(true);
    // The movement has ended for the eye; a click that comes too soon after it is kept as a wish.
    await page.click('#faq-1 button');
    await eventually(() => openItems(page)).toEqual([]);
    await eventually(() => isReadable(page, 'faq-1')).toBe(false);
  });

  it.each([
    ['height: 0; overflow: hidden', 'a height'],
    ['max-height: 0; overflow: hidden', 'a greatest height'],
    ['opacity: 0; visibility: hidden', 'visibility'],
  ])('opens an answer that the page hides by %s', async (style) => {
    const sheet = `<style>.accordion-item__dropdown { ${style} }</style>`;
    const page = await show(
      sheet + accordion('faq', { attributes: `data-block-json='{"expandFirstItem":true}'` }),
    );
    const isShown = async (item: string) =>
      (await isReadable(page, item)) && (await heightOf(page, item)) > 10;
    await eventually(() => isShown('faq-1')).toBe(true);
    await page.click('#faq-2 button');
    await eventually(() => isShown('faq-2')).toBe(true);
    await eventually(() => isShown('faq-1')).toBe(false);
    await page.evaluate('mortar.unmount()');
    expect(await page.locator('.accordion-item__dropdown[style]').count()).toBe(0);
  });

  it.each([
    'class="accordion-item__dropdown d-none"',
    'class="accordion-item__dropdown" aria-hidden="true" inert',
  ])('opens an answer that the page hides by %s, and hides it again', async (attributes) => {
    const sheet = '<style>.d-none { display: none !important }</style>';
    const body = accordion('faq').replaceAll('class="accordion-item__dropdown"', attributes);
    expect(body).toContain(attributes);
    const page = await show(sheet + body);
    await page.click('#faq-1 button');
    await eventually(() => isReadable(page, 'faq-1')).toBe(true);
    expect(
      await page.locator('#faq-1 .accordion-item__dropdown:is(.d-none, [aria-hidden], [inert])').count(),
    ).toBe(0);
    await settled(page);
    await page.click('#faq-1 button');
    await eventually(() => isReadable(page, 'faq-1')).toBe(false);
    await page.evaluate('mortar.unmount()');
    expect(await page.locator('#faq').innerHTML()).toContain(attributes.replace('inert', 'inert=""'));
  });

  it('keeps to the greatest height that the page gives an open answer, however slowly', async () => {
    const sheet =
      '.accordion-item__dropdown { max-height: 0; overflow: auto; transition: max-height 1s } .accordion-item__dropdown--open { max-height: 12px }';
    const page = await show(`<style>${sheet}</style>${accordion('faq')}`);
    await page.click('#faq-1 button');
    await settled(page);
    expect(await heightOf(page, 'faq-1')).toBe(12);
  });

  it('turns the icon of the open item, whichever attribute the style sheet of the page waits for', async () => {
    const turned = '.accordion-item[data-is-open="true"] .plus { rotate: 180deg; }';
    const bold = '.accordion-icon-container[data-is-open="true"] .plus { font-weight: 900; }';
    const page = await show(`<style>${turned}${bold}</style>${publishedAccordion('faq')}`);
    const iconOf = (id: string) =>
      page.locator(`#${id} .plus`).evaluate((icon) => {
        const { rotate, fontWeight } = getComputedStyle(icon);
        return [rotate, fontWeight];
      });
    await page.click('#faq-1 button');
    expect(await iconOf('faq-1')).toEqual(['180deg', '900']);
    expect(await iconOf('faq-2')).toEqual(['none', '400']);
    await page.click('#faq-2 button');
    await eventually(() => iconOf('faq-1')).toEqual(['none', '400']);
  });

  it('closes the other item, unless several may be open', async () => {
    const several = accordion('several', { attributes: `data-block-json='{"allowMultipleOpenItems":true}'` });
    const page = await show(accordion('faq') + several);
    for (const block of ['faq', 'several']) {
      await page.click(`#${block}-1 button`);
      await page.click(`#${block}-2 button`);
    }
    await eventually(() => openItems(page)).toEqual(['faq-2']);
    await eventually(() => openItems(page, '#several')).toEqual(['several-1', 'several-2']);
  });

  it('inside a form does not send it, also before the block is mounted', async () => {
    const body = `<form id="form" action="/sent">${publishedAccordion('faq')}<input name="a"></form>`;
    const visit = await stage.show(pageOf({ body }), {
      prepare: (page) =>
        page.route(/chunks\/accordion/, async (route) => {
          await until(page, 'window.clicked');
          await route.continue();
        }),
    });
    await visit.page.evaluate("addEventListener('submit', () => { window.sent = true; }, true)");
    await visit.page.click('#faq-1 button');
    await visit.page.evaluate('window.clicked = true');
    await visit.page.waitForSelector('#faq-1 button[aria-expanded="true"]');
    await visit.page.click('#faq-2 button');
    await visit.page.waitForSelector('#faq-2 button[aria-expanded="true"]');
    expect(await visit.page.evaluate('window.sent')).toBeUndefined();
  });
});

describe('assistive technology', () => {
  it('finds button and answer wired to each other, and nothing of it after unmount', async () => {
    const page = await show(publishedAccordion('faq'));
    const wiring = await page.locator('#faq .accordion-item').evaluateAll((items) =>
      items.map((item) => {
        const button = item.querySelector('button') as HTMLElement;
        const dropdown = document.getElementById(button.getAttribute('aria-controls') ?? '');
        return [
          button.ariaExpanded,
          dropdown?.parentElement === item,
          dropdown?.role,
          dropdown?.getAttribute('aria-labelledby') === button.id,
        ];
      }),
    );
    expect(wiring).toEqual([
      ['false', true, 'region', true],
      ['false', true, 'region', true],
    ]);
    const ids = await page.locator('#faq [id]').evaluateAll((elements) => elements.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    await page.evaluate('mortar.unmount()');
    expect(await page.locator('#faq [aria-controls], #faq [aria-labelledby], #faq [hidden]').count()).toBe(0);
  });

  it("keeps the author's own ids", async () => {
    const body = accordion('faq')
      .replace('<button', '<button id="ask"')
      .replace('class="accordion-item__dropdown"', 'class="accordion-item__dropdown" id="told"');
    const page = await show(body);
    expect(await page.locator('#ask').getAttribute('aria-controls')).toBe('told');
    expect(await page.locator('#told').getAttribute('aria-labelledby')).toBe('ask');
  });

  it.each([
    [6, 6],
    [7, 0],
  ])('%i items are %i landmarks', async (count, regions) => {
    const page = await show(publishedAccordion('faq', 'data-should-allow-multiple-open-items="true"', count));
    expect(await page.locator('#faq [role="region"]').count()).toBe(regions);
    expect(await page.locator('#faq [aria-labelledby]').count()).toBe(regions);
  });

  it.each(['Enter', ' '])('%j on the button toggles, Tab reaches only what is shown', async (key) => {
    const body = accordion('faq', { answers: ['<a href="/x" id="inside">x</a>', 'Second'] });
    const page = await show(body, { reducedMotion: 'reduce' });
    const focused = () => page.evaluate("document.activeElement.closest('[id]').id");
    await page.focus('#faq-1 button');
    await page.keyboard.press('Tab');
    expect(await focused()).not.toBe('inside');
    await page.focus('#faq-1 button');
    await page.keyboard.press(key);
    await eventually(() => openItems(page)).toEqual(['faq-1']);
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('inside');
    await page.focus('#faq-1 button');
    await page.keyboard.press(key);
    await eventually(() => openItems(page)).toEqual([]);
  });
});

describe('a question that is no button of the browser’s', () => {
  const body = accordion('faq')
    .replaceAll('<button type="button"', '<div style="min-height:30px"')
    .replaceAll('</button>', '</div>')
    .replaceAll(/<\/?h3>/g, '');
  const WRITTEN = ['style', 'class', 'aria-expanded'];
  const question = (page: Page) => page.getByRole('button', { name: 'Question faq-1' });

  it.each(['Enter', 'Space'])('is reached by Tab and opens by %s', async (key) => {
    const page = await show(`<a href="/">Home</a>${body}`, { reducedMotion: 'reduce' });
    await page.locator('a').focus();
    await page.keyboard.press('Tab');
    expect(await question(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press(key);
    expect(await question(page).getAttribute('aria-expanded')).toBe('true');
    expect(await isReadable(page, 'faq-1')).toBe(true);
    await page.keyboard.press(key);
    expect(await question(page).getAttribute('aria-expanded')).toBe('false');
    expect(await page.evaluate('scrollY')).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
  });

  it('leaves a field inside it to the visitor who types', async () => {
    const page = await show(body.replace('<span', '<input aria-label="Filter"><span'));
    await page.getByLabel('Filter').focus();
    await page.keyboard.type('a b');
    expect(await page.getByLabel('Filter').inputValue()).toBe('a b');
    const opened = page.locator('.accordion-item__click-target[aria-expanded="true"]');
    expect(await opened.count()).toBe(0);
  });

  it('is as the server wrote it after the block is unmounted', async () => {
    const page = await show(body);
    await question(page).click();
    await page.evaluate('mortar.unmount()');
    const names = () =>
      page
        .locator('.accordion-item__click-target')
        .evaluateAll((all) => all.map((each) => each.getAttributeNames()));
    expect(await names()).toEqual([WRITTEN, WRITTEN]);
  });

  it('keeps a button or link of its own as the only one', async () => {
    const page = await show(
      body.replaceAll(
        /<span class="accordion-item__title">([^<]*)<\/span>/g,
        '<button type="button">$1</button>',
      ),
    );
    await question(page).press('Enter');
    await eventually(() => isReadable(page, 'faq-1')).toBe(true);
    expect(await page.getByRole('button').count()).toBe(2);
  });
});

it.each([
  ['native', accordion('faq')],
  ['published', publishedAccordion('faq', '', 3)],
])('stands as high as before where the headings of %s markup have margins', async (_kind, body) => {
  const head = `${CLOSED_STYLE}<style>h3, h4 { margin: 28px 0 }</style>`;
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { page } = await stage.show(pageOf({ head, body }), {
    prepare: (opened) => opened.route(/chunks\/accordion-/, (route) => late.then(() => route.continue())),
  });
  const height = () => page.locator('#faq').evaluate((block) => block.getBoundingClientRect().height);
  await page.waitForSelector('#faq[data-block-state="loading"]');
  const before = await height();
  arrive();
  await page.waitForSelector('#faq[data-block-state="mounted"]');
  expect(await height()).toBe(before);
});

describe('an item that a script', () => {
  /** A script's clone of a mounted item, with the ids inside it. */
  const clone = "Object.assign(document.querySelector('#faq-1').cloneNode(true), { id: 'new-1' })";
  const [, written] = /(<li.*<\/li>)/.exec(accordion('new', { answers: ['New answer'] })) ?? [];
  const fresh = `document.createRange().createContextualFragment(${JSON.stringify(written)})`;

  it.each([
    ['append', 'new markup', fresh, accordion('faq')],
    ['append', 'a clone', clone, publishedAccordion('faq')],
    ['prepend', 'a clone', clone, accordion('faq')],
  ])('adds by %s of %s opens and closes like the others', async (method, _what, item, body) => {
    const page = await show(body);
    await page.click('#faq-2 button');
    await eventually(() => openItems(page)).toEqual(['faq-2']);
    await page.evaluate(`document.querySelector('#faq-1').parentElement.${method}(${item})`);
    expect(await isReadable(page, 'new-1')).toBe(false);
    expect(await openItems(page)).toEqual(['faq-2']);
    await page.click('#new-1 button');
    await eventually(() => openItems(page)).toEqual(['new-1']);
    await eventually(() => isReadable(page, 'new-1')).toBe(true);
    const ids = await page.locator('#faq [id]').evaluateAll((elements) => elements.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(await page.locator('#new-1 button').getAttribute('aria-controls')).toBe(
      await page.locator('#new-1 .accordion-item__dropdown').getAttribute('id'),
    );
  });

  it('adds is as the script wrote it after the block is unmounted', async () => {
    const page = await show(accordion('faq'));
    await page.evaluate(`document.querySelector('#faq-1').parentElement.append(${fresh})`);
    await page.locator('#new-1 [aria-controls]').waitFor();
    await page.evaluate('mortar.unmount()');
    expect(await page.locator('#new-1').evaluate((item) => item.outerHTML)).toBe(written);
  });

  it('adds in an accordion of its own shows its picture when it is opened', async () => {
    const { page } = await stage.show(pageOf({ body: accordion('faq') })); // its style sheet doesn't close answers
    await page.waitForSelector('[data-block-state="mounted"]');
    const picture = '<img data-src="/images/loaves.svg" data-image-dimensions="400x300" alt="A bowl">';
    const late = accordion('late', { answers: ['Words', picture] });
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), late);
    await page.waitForSelector('#late[data-block-state="mounted"] img.loaded', { state: 'attached' });
    await page.click('#late-2 button');
    await eventually(() =>
      page.locator('#late img').evaluate(({ clientHeight }) => clientHeight),
    ).toBeGreaterThan(100);
  });

  it('adds does not scroll to the target of the address again', async () => {
    const page = await show(
      `<style>html{overflow-anchor:none}</style>${accordion('faq')}<div style="height:3000px"></div>`,
      { path: '/fixture#faq-2' },
    );
    await page.evaluate('scrollTo(0, 1500)');
    await page.evaluate(`document.querySelector('#faq').append(${clone})`);
    await page.locator('#new-1 [aria-controls]').waitFor();
    expect(await page.evaluate('scrollY')).toBe(1500);
  });

  it('removes while it opens leaves the others usable, and is as it was when it comes back', async () => {
    const page = await show(accordion('faq'));
    await page.evaluate(() => {
      const item = document.querySelector('#faq-1') as HTMLElement;
      Object.assign(window, { taken: item, list: item.parentElement });
      item.querySelector('button')?.click();
      item.remove();
    });
    await page.click('#faq-2 button');
    await eventually(() => openItems(page)).toEqual(['faq-2']);
    await settled(page); // an item that moves takes no clicks
    await page.click('#faq-2 button');
    await eventually(() => openItems(page)).toEqual([]);
    await settled(page);
    await page.evaluate('list.prepend(taken)');
    await page.click('#faq-1 button');
    await eventually(() => openItems(page)).toEqual(['faq-1']);
    await eventually(() => isReadable(page, 'faq-1')).toBe(true);
  });
});
