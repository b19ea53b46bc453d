import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { eventually } from '../eventually';
import { until } from '../until';
import {
  BUTTON,
  isSeen,
  MAIN,
  menu,
  OVERLAY,
  PANEL,
  PHONE,
  type Template,
  useTemplates,
} from './template-page';

const { opened } = useTemplates();

/** Text, else name, of what has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent;
  });

/** The stops of the Tab key, until it leaves the page or, in WebKit, begins anew. */
async function stopsOf(page: Page, key: string): Promise<(string | null | undefined)[]> {
  const start = await focused(page);
  const stops: (string | null | undefined)[] = [];
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press(key);
    if (await page.evaluate(() => document.activeElement === document.body)) break;
    const stop = await focused(page);
    if (stop === start || stops.includes(stop)) break;
    stops.push(stop);
  }
  return stops;
}

const LINK = '<a href="/loaves">All loaves</a>';
const withLink = (template: Template, css = template.css): Template => ({
  css,
  body: `${template.body}${LINK}`,
});

const PARKED = OVERLAY.css
  .replaceAll('visibility:hidden;opacity:0', 'left:-99999px;right:auto;width:100%')
  .replace(
    '.is-mobile-overlay-active .Mobile-overlay{visibility:visible;opacity:1}',
    '.is-mobile-overlay-active .Mobile-overlay{left:0}',
  );

const CLOSED: [string, Template, string[]][] = [
  ['far beside the page', withLink(OVERLAY, PARKED), ['Menu', 'All loaves']],
  [
    'without height',
    withLink(
      menu('#mobileNav{max-height:0;overflow:hidden}#mobileNav.menu-open{max-height:400px}', BUTTON, PANEL),
    ),
    ['Menu', 'Bakery', 'All loaves'],
  ],
  [
    'transparent at its right edge, which it makes a little wider',
    withLink(
      menu(
        '#mobileNav{position:absolute;top:200px;left:390px;width:1px;opacity:0}.mobile-nav-open #mobileNav{left:0;width:100%;opacity:1}',
        BUTTON,
        PANEL,
      ),
    ),
    ['Menu', 'Bakery', 'All loaves'],
  ],
  [
    'transparent over the page',
    withLink(
      menu(
        '#mobileNav{position:fixed;inset:90px 0 0;z-index:9;opacity:0;pointer-events:none}.mobile-nav-open #mobileNav{opacity:1;pointer-events:auto}',
        BUTTON,
        PANEL,
      ),
    ),
    ['Menu', 'Bakery', 'All loaves'],
  ],
];

describe('Tab', () => {
  test.each(CLOSED)('passes over a closed menu that waits %s', async (_where, template, stops) => {
    const page = await opened(template, PHONE);
    expect(await stopsOf(page, 'Tab')).toEqual(stops);
    await page.getByRole('link', { name: 'All loaves' }).focus();
    expect(await stopsOf(page, 'Shift+Tab')).toEqual(stops.toReversed().slice(1));
    expect(await page.locator('[inert]').count()).toBe(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await eventually(() => isSeen(page, '[href="/rye"]')).toBe(true);
    expect(await stopsOf(page, 'Tab')).toContain('Rye');
  });

  test("passes over a phone's menu that a wide window keeps without height, and its button with it", async () => {
    const css = '#mobileNav{height:0;overflow:hidden}.mobile-nav-toggle{display:none}';
    const page = await opened(withLink(menu(css, BUTTON, PANEL)));
    expect(await stopsOf(page, 'Tab')).toEqual(['Bakery', 'All loaves']);
  });

  test('reaches navigation that shows when it has the focus, beside a button that the window is too wide for', async () => {
    const css =
      '.mobile-nav-toggle{display:none}nav{position:absolute;top:0;opacity:0}nav:focus-within{opacity:1}';
    const page = await opened(
      withLink(menu(css, BUTTON, PANEL.replace('id="mobileNav"', 'class="main-nav"'))),
    );
    expect(await stopsOf(page, 'Tab')).toEqual(['Bakery', 'Rye', 'Wheat', 'Oven', 'All loaves']);
  });

  test('does not pass over the links of a page without a button for its menu', async () => {
    const page = await opened(withLink({ css: '', body: `<header>${PANEL}</header>${MAIN}` }), PHONE);
    expect(await stopsOf(page, 'Tab')).toEqual(['Rye', 'Wheat', 'Oven', 'All loaves']);
  });

  test('passes over what lies behind an overlay: its button and Escape close it', async () => {
    const body = OVERLAY.body.replace(
      '<button class="Mobile-overlay-close"',
      '<div class="Mobile-overlay-back" data-controller="MobileOverlayToggle"></div>$&',
    );
    const css = `${OVERLAY.css}.Mobile-overlay-back{position:absolute;inset:0}.Mobile-overlay :is(.Mobile-overlay-menu,.Mobile-overlay-close){z-index:1}`;
    const page = await opened({ css, body }, PHONE);
    await page.getByRole('button', { name: 'Menu' }).click();
    await eventually(() => isSeen(page, '[href="/rye"]')).toBe(true);
    expect(await page.getByRole('button', { name: 'Close' }).count()).toBe(1);
    await page.mouse.click(370, 600);
    await eventually(() => isSeen(page, '[href="/rye"]')).toBe(false);
  });

  test('leads from the end of an open menu to the page, which the menu then no longer covers', async () => {
    const page = await opened(withLink(OVERLAY), PHONE);
    await page.getByRole('button', { name: 'Menu' }).click();
    await eventually(() => isSeen(page, '[href="/rye"]')).toBe(true);
    await page.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('All loaves');
    await eventually(() => isSeen(page, '[href="/loaves"]')).toBe(true);
    expect(await page.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded')).toBe('false');
  });
});

const CHECKBOX: Template = {
  css: '#mobileNavToggle,#mobileNav{display:none}#mobileNavToggle:checked~#mobileNav{display:block;position:fixed;inset:80px 0 0;background:#fff}',
  body: `<input type="checkbox" id="mobileNavToggle"><label for="mobileNavToggle" class="mobile-nav-toggle-label">Menu</label>${MAIN}<div style="padding-top:200px">${LINK}</div>`,
};

describe('Tab leads from a menu button into its open menu, and Shift+Tab back', () => {
  test.each<[string, Template]>([
    [
      'which stands before it',
      {
        css: '#mobileNav{display:none}.mobile-nav-open #mobileNav{display:block}',
        body: `${PANEL}<header><a href="/">Bakery</a>${BUTTON}</header>${MAIN}${LINK}`,
      },
    ],
    [
      'which stands at the end of the page',
      {
        css: '#mobileNav{display:none;position:fixed;inset:80px 0 0;background:#fff}.mobile-nav-open #mobileNav{display:block}',
        body: `<header>${BUTTON}<a href="/">Bakery</a></header>${MAIN}${LINK}${PANEL}`,
      },
    ],
    ['of a checkbox', { ...CHECKBOX, body: CHECKBOX.body + PANEL }],
  ])('%s', async (_where, template) => {
    const page = await opened(template, PHONE);
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    await eventually(() => isSeen(page, '[href="/rye"]')).toBe(true);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Rye');
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe('Menu');
    await page.keyboard.press('Escape');
    await eventually(() => isSeen(page, '[href="/rye"]')).toBe(false);
  });
});

test('Tab stays in the open folder of a menu, and its way back leads to what is seen', async () => {
  const page = await opened(withLink(OVERLAY, PARKED), PHONE);
  const press = async (key: string) => {
    await page.keyboard.press(key);
    return focused(page);
  };
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  await eventually(() => isSeen(page, '[href="/rye"]')).toBe(true);
  expect(await press('Tab')).toBe('Rye');
  await page.getByRole('button', { name: 'Breads' }).focus();
  expect(await press('Tab')).toBe('Close'); // not the links of the folder, which is closed
  await page.getByRole('button', { name: 'Breads' }).press('Enter');
  await eventually(() => isSeen(page, '[href="/sourdough"]')).toBe(true);
  await until(page, 'document.getAnimations().length === 0');
  expect(await press('Tab')).toBe('Back');
  expect(await press('Tab')).toBe('Sourdough');
  expect(await press('Tab')).toBe('Close');
  expect(await press('Shift+Tab')).toBe('Sourdough');
  expect(await press('Shift+Tab')).toBe('Back');
  expect(await press('Shift+Tab')).toBe('Menu');
});

test('a checkbox menu closes when the keyboard goes on to what it covers', async () => {
  const body = CHECKBOX.body.replace('<main>', `${PANEL}<main>`);
  const page = await opened({ ...CHECKBOX, body }, PHONE);
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  await eventually(() => isSeen(page, '[href="/rye"]')).toBe(true);
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('All loaves');
  await eventually(() => isSeen(page, '[href="/loaves"]')).toBe(true);
});

test('a menu button shows the focus, also where the template removes outlines', async () => {
  const outlines = '*:focus{outline:0!important}';
  const page = await opened(withLink(OVERLAY, OVERLAY.css + outlines), PHONE);
  await page.keyboard.press('Tab');
  const button = page.getByRole('button', { name: 'Menu' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  const outline = () => button.evaluate((element) => getComputedStyle(element).outlineStyle);
  await eventually(outline).not.toBe('none');
});

test.each([
  ['newsletter', 'sqs-system-button sqs-editable-button-layout'],
  ['form', 'sqs-system-button sqs-editable-button'],
])(
  'the button of a %s shows the focus, although the template removes outlines from buttons',
  async (_what, classes) => {
    const page = await opened({
      css: '.sqs-system-button{outline:none}body:not(.button-style-default) :is(.sqs-editable-button,.sqs-editable-button-layout){outline:none}',
      body: `${MAIN}<form><button type="submit" class="${classes}">Sign up</button></form>`,
    });
    await page.keyboard.press('Tab');
    const button = page.getByRole('button', { name: 'Sign up' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await eventually(() => button.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe(
      'none',
    );
  },
);

describe('a folder of the navigation whose title leads to a place on the page', () => {
  const FOLDER: Template = {
    css: '.folder{display:inline-block;position:relative}.subnav{position:absolute;top:100%;left:-99999px;background:#fff;color:#000;opacity:0}.folder:hover .subnav{left:0;opacity:1}main{padding-top:200px}',
    body: `<header><nav><a href="/">Home</a><div class="folder"><a href="#oven">Oven</a><div class="subnav"><a href="/rye">Rye</a></div></div></nav></header>${MAIN}<h2 id="oven">Our oven</h2>`,
  };

  test('opens while it has the focus', async () => {
    const page = await opened(FOLDER);
    await page.getByRole('link', { name: 'Oven' }).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Rye');
    await eventually(() => isSeen(page, '[href="/rye"]')).toBe(true);
  });

  test('opens again when the focus goes on to what is in it', async () => {
    const page = await opened(FOLDER);
    await page.getByRole('link', { name: 'Home' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Rye');
    await eventually(() => isSeen(page, '[href="/rye"]')).toBe(true);
  });

  test('closes by Escape, until the focus has left it', async () => {
    const page = await opened(FOLDER);
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Tab');
    await eventually(() => isSeen(page, '[href="/rye"]')).toBe(true);
    await page.keyboard.press('Escape');
    await eventually(() => isSeen(page, '[href="/rye"]')).toBe(false);
    expect(await focused(page)).toBe('Oven');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await eventually(() => isSeen(page, '[href="/rye"]')).toBe(true);
  });
});
