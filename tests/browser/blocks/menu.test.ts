import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { axeFaults } from '../axe';
import { eventually } from '../eventually';
import { pageOf, useStage, type VisitOptions } from '../harness';
import { until } from '../until';

const stage = useStage();

const NAMES = ['Breakfast', 'Lunch', 'Dinner'];

const panels = NAMES.map((name) => `<div class="menu" id="${name.toLowerCase()}">${name} dishes</div>`).join(
  '',
);
const tabs = (write: (name: string) => string) =>
  `<div data-block="menu" id="block"><div class="menu-selector">${NAMES.map(write).join('')}</div><div class="menus">${panels}</div></div>`;
const BUTTONS = tabs((name) => `<button role="tab">${name}</button>`);
const LINKS = tabs((name) => `<a class="menu-select-labels" href="#${name.toLowerCase()}">${name}</a>`);
const LABELS = tabs((name) => `<label class="menu-select-labels" role="tab">${name}</label>`);

async function show(body: string, options: VisitOptions = {}, head = '') {
  const visit = await stage.show(
    pageOf({ head, body: `${body}<p><a href="#elsewhere">elsewhere</a></p>` }),
    options,
  );
  await visit.page.waitForSelector('#block[data-block-state="mounted"]');
  return visit;
}

/** The tab that is selected, the one that Tab leads to, and what can be read. */
const state = (page: Page) =>
  page.evaluate(() => {
    const name = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join();
    const seen = [...document.querySelectorAll('.menu:not(:has(.menu))')].filter(
      (panel) => panel.checkVisibility({ contentVisibilityAuto: true }) && !panel.hasAttribute('hidden'),
    );
    return [
      name('[role="tab"][aria-selected="true"]'),
      name('[role="tab"][tabindex="0"]'),
      seen.map(({ textContent }) => textContent).join(),
    ];
  });
const showing = (name: string) => [name, name, `${name} dishes`];

describe('tabs', () => {
  it.each(['class="menu d-none"', 'class="menu" inert'])(
    'show a menu that the page hides by %s, and hide it again',
    async (attributes) => {
      const rule = '<style>.d-none { display: none !important }</style>';
      const { page } = await show(
        BUTTONS.replace('class="menu" id="lunch"', `${attributes} id="lunch"`),
        {},
        rule,
      );
      await page.getByRole('tab', { name: 'Lunch' }).click();
      expect(await state(page)).toEqual(showing('Lunch'));
      expect(await page.locator('#lunch:is([inert], .d-none)').count()).toBe(0);
      await page.getByRole('tab', { name: 'Dinner' }).click();
      expect(await state(page)).toEqual(showing('Dinner'));
    },
  );

  it.each([
    ['buttons', BUTTONS],
    ['links', LINKS],
    ['labels of published pages', LABELS],
  ])(
    'that are %s are selected by click, Enter and Space; arrows, Home and End move the focus only',
    async (_what, body) => {
      const { page, errors } = await show(body);
      const focused = () => page.evaluate('document.activeElement.textContent');
      expect(await state(page)).toEqual(showing('Breakfast'));
      await page.locator('[role="tab"]').nth(1).click();
      expect(await state(page)).toEqual(showing('Lunch'));
      await page.locator('[role="tab"]').nth(1).press('ArrowRight');
      expect(await focused()).toBe('Dinner');
      expect(await state(page)).toEqual(showing('Lunch'));
      await page.keyboard.press('Enter');
      expect(await state(page)).toEqual(showing('Dinner'));
      await page.keyboard.press('ArrowRight');
      expect(await focused()).toBe('Breakfast');
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowLeft');
      expect(await focused()).toBe('Lunch');
      await page.keyboard.press('Home');
      await page.keyboard.press('Space');
      expect(await state(page)).toEqual(showing('Breakfast'));
      expect(await page.evaluate('scrollY')).toBe(0);
      expect(await axeFaults(page, '#block')).toEqual([]);
      expect(errors).toEqual([]);
    },
  );

  it('carry the names that style sheets of published pages know, and say what they show', async () => {
    const { page } = await show(LABELS);
    await page.locator('label').nth(2).click();
    const marks = await page.locator('.menu-select-labels--active, .menu-active').allTextContents();
    expect(marks).toEqual(['Dinner', 'Dinner dishes']);
    await expect(page.getByRole('tabpanel', { name: 'Dinner' }).textContent()).resolves.toBe('Dinner dishes');
    await page.getByRole('tablist').waitFor();
  });

  it('of a single menu: the only one is selected', async () => {
    const { page } = await show(
      '<div data-block="menu" id="block"><div class="menu-selector"><button class="menu-select-labels">Lunch</button></div><div class="menu" id="lunch">Lunch dishes</div></div>',
    );
    expect(await state(page)).toEqual(showing('Lunch'));
    await page.getByRole('tab').press('ArrowRight');
    await page.keyboard.press('Enter');
    expect(await state(page)).toEqual(showing('Lunch'));
    expect(await axeFaults(page, '#block')).toEqual([]);
  });

  it.each([
    ['around the block', (block: string) => `<div class="menu">${block}</div>`],
    ['on the block', (block: string) => block.replace('id="block"', 'id="block" class="menu"')],
  ])('are found whatever the page calls a menu %s', async (_where, within) => {
    const { page } = await show(within(BUTTONS));
    expect(await state(page)).toEqual(showing('Breakfast'));
    await page.getByRole('tab', { name: 'Lunch' }).click();
    expect(await state(page)).toEqual(showing('Lunch'));
  });

  it('follow the reading direction', async () => {
    const { page } = await show(`<div dir="rtl">${BUTTONS}</div>`);
    await page.locator('[role="tab"]').first().press('ArrowLeft');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Lunch');
  });

  it('that are wider than the window scroll, and the page does not', async () => {
    const style =
      '<style>.menu-selector{display:flex;justify-content:center}button{padding:20px 60px}</style>';
    const { page } = await show(BUTTONS, { viewport: { width: 320, height: 640 } }, style);
    await page.waitForSelector('.mortar-menu-scrolls');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
    await page.locator('[role="tab"]').first().press('End');
    const inSight = () =>
      page
        .locator('[role="tab"]')
        .last()
        .evaluate((tab) => tab.getBoundingClientRect().right <= innerWidth);
    await eventually(inSight).toBe(true);
    const box = () => page.locator('.menus').evaluate((menus) => menus.getBoundingClientRect().top);
    const mountedAt = await box();
    await page.evaluate('mortar.unmount()');
    expect(await box()).toBe(mountedAt);
    await page.evaluate('mortar.scan()');
    await page.waitForSelector('.mortar-menu-scrolls');
    await page.setViewportSize({ width: 1200, height: 640 });
    await page.waitForSelector('.menu-selector:not(.mortar-menu-scrolls)');
  });
});

describe('the address', () => {
  it('selects the menu that it points into, also at the start, and Back returns to the menu before', async () => {
    const { page } = await show(BUTTONS);
    await page.evaluate("location.hash = '#dinner'");
    await eventually(() => state(page)).toEqual(showing('Dinner'));
    await page.goBack();
    await eventually(() => state(page)).toEqual(showing('Breakfast'));
    await page.evaluate("location.hash = '#lunch'");
    await eventually(() => state(page)).toEqual(showing('Lunch'));
    await page.goBack();
    await eventually(() => state(page)).toEqual(showing('Breakfast'));
    await page.locator('a[href="#elsewhere"]').click();
    expect(await state(page)).toEqual(showing('Breakfast'));
    const deep = await show(BUTTONS, { path: '/fixture#dinner' });
    expect(await state(deep.page)).toEqual(showing('Dinner'));
  });

  it('leaves room for a sticky header above what it points to', async () => {
    const header = '<header style="position:sticky;top:0;height:70px">Kiln</header>';
    const spaces = ['1500', '3000'].map((height) => `<div style="height:${height}px"></div>`);
    const { page } = await show(header + spaces.join(BUTTONS), { path: '/fixture#dinner' });
    const top = () =>
      page.locator('#dinner').evaluate((panel) => Math.round(panel.getBoundingClientRect().top));
    await eventually(top).toBe(100);
  });

  it('is that of a tab that is a link', async () => {
    const { page } = await show(LINKS);
    await page.locator('[role="tab"]').nth(2).click();
    expect(new URL(page.url()).hash).toBe('#dinner');
    await page.locator('[role="tab"]').nth(1).click();
    await page.goBack();
    await eventually(() => state(page)).toEqual(showing('Dinner'));
    await page.goBack();
    await eventually(() => state(page)).toEqual(showing('Breakfast'));
    expect(new URL(page.url()).hash).toBe('');
  });
});

describe('a menu behind another tab', () => {
  it('is found by the search in the page', async () => {
    const { page } = await show(BUTTONS);
    await page
      .locator('#lunch')
      .evaluate((panel) => panel.dispatchEvent(new Event('beforematch', { bubbles: true })));
    expect(await state(page)).toEqual(showing('Lunch'));
    expect(await page.locator('#dinner').getAttribute('hidden')).toBe('until-found');
  });

  it('is out of the tab order and of the accessibility tree', async () => {
    const { page } = await show(BUTTONS);
    const focusedAfterTab = async () => {
      await page.keyboard.press('Tab');
      return page.evaluate('document.activeElement.id || document.activeElement.textContent');
    };
    const panelIds = () => page.getByRole('tabpanel').evaluateAll((all) => all.map(({ id }) => id));
    await page.locator('[role="tab"]').nth(1).click();
    expect([await focusedAfterTab(), await focusedAfterTab()]).toEqual(['lunch', 'elsewhere']);
    expect(await panelIds()).toEqual(['lunch']);
    expect(await axeFaults(page, '#block')).toEqual([]);
    await page.evaluate('mortar.unmount()');
    expect(
      await page.locator('#lunch, #dinner').evaluateAll((all) => all.map((one) => one.outerHTML)),
    ).toEqual(
      ['Lunch', 'Dinner'].map((name) => `<div class="menu" id="${name.toLowerCase()}">${name} dishes</div>`),
    );
  });

  it('takes no room and is printed', async () => {
    const { page } = await show(
      BUTTONS,
      {},
      '<style>.menu{min-height:90px;padding:40px;margin:9px;border:3px solid}</style>',
    );
    const height = () => page.locator('#dinner').evaluate((panel) => (panel as HTMLElement).offsetHeight);
    expect(await height()).toBe(0);
    await page.emulateMedia({ media: 'print' });
    expect(await height()).toBeGreaterThan(0);
  });
});

it('a click before the script has come is not lost, and a block whose part of the script fails shows everything', async () => {
  const early = await stage.show(pageOf({ body: LABELS }), {
    started: false,
    prepare: (page) =>
      page.route('**/chunks/menu-*', async (route) => {
        await until(page, 'window.clicked');
        await route.continue();
      }),
  });
  await early.page.waitForSelector('#block[data-block-state="loading"]');
  await early.page.locator('label').nth(1).click();
  await early.page.evaluate('window.clicked = true');
  await eventually(() => state(early.page)).toEqual(showing('Lunch'));

  const broken = await stage.show(pageOf({ body: BUTTONS }), {
    prepare: (page) => page.route('**/chunks/menu-*', (route) => route.abort()),
  });
  await broken.page.waitForSelector('#block[data-block-state="failed"]');
  expect((await state(broken.page))[2]).toBe(NAMES.map((name) => `${name} dishes`).join());
});
