import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { axeFaults } from '../axe';
import { eventually } from '../eventually';
import { pageOf, useStage } from '../harness';
import { until } from '../until';

const stage = useStage();
const CHUNK = /\/chunks\/published-classic-/;
const PHONE = { viewport: { width: 390, height: 800 } };
const TOUCH = { ...PHONE, hasTouch: true, isMobile: true };

const MAIN =
  '<main><h1>Loaves</h1><div class="sqs-layout"><div class="sqs-block html-block"><p>Baked at dawn.</p></div></div></main>';
const LINKS = '<a href="/rye">Rye</a><a href="/wheat">Wheat</a><a href="#oven">Oven</a>';

interface Template {
  /** How the style sheet hides and shows. */
  readonly css: string;
  readonly body: string;
  readonly classes?: string;
  readonly attributes?: string;
}

const BASE =
  'body{margin:0;font:16px/1.5 sans-serif}header{position:relative;background:#234;color:#fff;padding:16px}header a,nav a{color:inherit;display:inline-block;padding:8px;min-height:24px}main{padding:20px}button,[role=button]{min-width:32px;min-height:32px}';

/** A page as the older platform prints it, with a template of our own. */
function page({ css, body, classes = '', attributes = '' }: Template): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bakery</title><style>${BASE}${css}</style><script src="/mortar.js"></script></head>
<body id="collection-6a0000000000000000000001" class="collection-type-page ${classes}" ${attributes}>${body}</body></html>`;
}

const show = (template: Template, options = {}) => stage.show(page(template), options);

/** Waits until the part has started: it has arrived, and what waited for it has run. */
async function opened(template: Template, options = {}): Promise<Page> {
  const { page, requests } = await show(template, options);
  const find = () => requests.find((url) => CHUNK.test(url));
  await eventually(find).toBeDefined();
  const url = JSON.stringify(find());
  await page.evaluate(`import(${url}).then(() => new Promise((resolve) => setTimeout(resolve)))`);
  return page;
}

/** What a visitor sees of it: opaque, visible, with a box in the viewport that lies on top. */
const isSeen = (page: Page, selector: string) =>
  page.evaluate<boolean, string>((selector) => {
    const element = document.querySelector(selector) as Element;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element)) && height > 0;
  }, selector);

const NAV = `<header><nav id="headerNav" class="tmpl-loading">${LINKS}</nav></header>${MAIN}`;

describe('what waits for a mark is shown', () => {
  test.each<[string, Template, string, string]>([
    [
      'a navigation until it is positioned',
      { css: '#headerNav:not(.positioned){opacity:0;position:absolute}', body: NAV },
      '#headerNav a',
      '#headerNav.positioned',
    ],
    [
      'what is at work',
      { css: '.tmpl-loading{visibility:hidden}', body: NAV },
      '#headerNav a',
      '#headerNav:not(.tmpl-loading)',
    ],
    [
      'a wrapper until it is loaded',
      { css: '.site-wrapper:not(.loaded){opacity:0}', body: `<div class="site-wrapper">${MAIN}</div>` },
      'h1',
      '.site-wrapper.loaded',
    ],
    [
      'a page until its body is ready',
      { css: 'body:not(.is-ready) #canvas{opacity:0}', body: `<div id="canvas">${MAIN}</div>` },
      'h1',
      'body.is-ready',
    ],
    [
      'a page that fades in',
      {
        css: '.enable-load-effects .Site{opacity:0;transition:opacity 1s}',
        classes: 'enable-load-effects',
        body: `<div class="Site">${MAIN}</div>`,
      },
      'h1',
      'body:not(.enable-load-effects)',
    ],
    [
      'a body at work',
      { css: 'body.loading{visibility:hidden}', classes: 'loading', body: MAIN },
      'h1',
      'body:not(.loading)',
    ],
    [
      'a page that waits for a mark of its own',
      { css: '#canvas:not(.fermented){opacity:0}', body: `<div id="canvas">${MAIN}</div>` },
      'h1',
      '#canvas.mortar-revealed',
    ],
    [
      'pictures that wait for a mark of their own',
      {
        css: '.shelf:not(.fermented){opacity:0}.shelf img{width:300px;height:200px}',
        body: `<div class="shelf"><img src="/images/loaves.svg" alt=""></div>${MAIN}`,
      },
      '.shelf img',
      '.shelf.mortar-revealed',
    ],
    ['an invisible body', { css: 'body{opacity:0}', body: MAIN }, 'h1', 'body.mortar-revealed'],
  ])('%s', async (_name, template, seen, mark) => {
    const page = await opened(template);
    await eventually(() => isSeen(page, seen)).toBe(true);
    expect(await page.locator(mark).count()).toBe(1);
    await page.getByText('Baked at dawn.').waitFor();
  });

  test('what opens on demand, belongs to another script or hangs over the page stays hidden', async () => {
    const page = await opened({
      css: '.hidden-part{opacity:0}.over{position:absolute;top:0}.site-wrapper:not(.loaded){opacity:0}',
      body: `<div class="site-wrapper">${MAIN}</div><nav class="mobile-nav hidden-part">${LINKS}</nav><div class="search-box hidden-part"><form><input aria-label="q"></form></div><div class="tip over hidden-part">Tip</div><div class="bound hidden-part" data-controllers-bound="Fade">Fading</div><p class="hidden-part">Rising</p>`,
    });
    await eventually(() => isSeen(page, 'h1')).toBe(true);
    await page.locator('p.mortar-revealed').waitFor(); // what is content is shown by force now, and only that
    for (const part of ['.mobile-nav', '.search-box', '.tip', '.bound'])
      expect(await page.locator(part).evaluate((element) => getComputedStyle(element).opacity)).toBe('0');
  });

  test('pictures of the template load, and a banner is decided on', async () => {
    const image = (name: string, classes = '') =>
      `<img class="${classes}" data-src="/images/${name}.svg" data-image-dimensions="1500x1000" data-load="false" alt="${name}">`;
    const page = await opened({
      css: '.banner{position:relative;height:200px}.hide-collection-image{display:none}.loading{opacity:0}.index img{width:300px;height:200px}',
      body: `<div data-controller="BannerController"><div class="banner hide-collection-image">${image('loaves', 'loading')}</div></div><div class="index">${image('kiln')}</div>${MAIN}`,
    });
    for (const name of ['loaves', 'kiln'])
      await eventually(() =>
        page.getByAltText(name).evaluate((element) => {
          const { naturalWidth, clientWidth } = element as HTMLImageElement;
          return naturalWidth > 0 && clientWidth > 100 && getComputedStyle(element).opacity === '1';
        }),
      ).toBe(true);
  });
});

/** A menu of each kind that templates have: its button, its panel, and how the style sheet shows it. */
describe('an index page whose owner crops its pictures', () => {
  const css =
    '.index-item{position:relative;height:300px}.index-item-image-wrapper{position:absolute;inset:60px;margin:0}.index-item-image{max-width:40%}.index-item-image-crop .content-fill{inset:0}.index-item-title-display-on-scroll .index-item-text-wrapper:not(.reveal-index-title){opacity:0}';
  const item =
    '<article class="index-item"><a href="/rye"><figure class="index-item-image-wrapper"><img class="index-item-image loading" data-src="/images/loaves.svg" data-image-dimensions="1500x1000" data-load="false" alt="Rye"></figure></a><div class="index-item-text-wrapper"><h2>Rye</h2></div></article>';
  const widthOf = (page: Page) => page.getByAltText('Rye').evaluate((image) => image.clientWidth);

  const classes = 'index-item-image-crop index-item-title-display-on-scroll';

  test('shows them over their whole items, with their titles', async () => {
    const page = await opened({ css, classes, body: item + MAIN });
    await eventually(() => widthOf(page)).toBe(await page.evaluate<number>('innerWidth'));
    expect(await page.locator('.reveal-index-title').count()).toBe(1);
    await page.evaluate('mortar.unmount()');
    await eventually(() => widthOf(page)).toBeLessThan(600);
  });

  test('shows them so also where they have come before the code of the template', async () => {
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { page } = await show(
      { css, classes, body: item.replace(' data-load="false"', '') + MAIN },
      { ...PHONE, prepare: (tab: Page) => tab.route(CHUNK, (route) => arrival.then(() => route.continue())) },
    );
    await page.locator('img[data-image-resolution]').waitFor();
    arrive();
    await eventually(() => widthOf(page)).toBe(390);
    expect(await page.getByAltText('Rye').evaluate((image) => image.clientHeight)).toBe(300);
  });

  test('leaves them whole where the owner does not', async () => {
    const page = await opened({ css, body: item + MAIN });
    await page.locator('img[src]').waitFor();
    expect(await page.locator('.content-fill').count()).toBe(0);
  });
});

const menu = (css: string, toggle: string, panel: string): Template => ({
  css,
  body: `<header>${toggle}<a href="/">Bakery</a></header>${panel}${MAIN}`,
});
const OVERLAY: Template = {
  css: `.Mobile-overlay{position:fixed;inset:0;z-index:9;visibility:hidden;opacity:0;transition:opacity .3s,visibility .3s;background:#fff}
    .is-mobile-overlay-active .Mobile-overlay{visibility:visible;opacity:1}
    .Mobile-overlay-menu{position:absolute;inset:0 80px 0 0;overflow:hidden;background:#fff}
    .Mobile-overlay-menu-main{transition:transform .3s}.has-active-folder .Mobile-overlay-menu-main{transform:translateX(-110%)}
    .Mobile-overlay-folder{position:absolute;inset:0;background:#fff;transform:translateX(110%);transition:transform .3s}
    .Mobile-overlay-folder.is-active-folder{transform:none}
    .Mobile-overlay-close{position:absolute;top:0;right:0}`,
  body: `<header><button class="Mobile-bar-menu" data-controller="MobileOverlayToggle" data-controller-overlay="menu" aria-label="Menu">≡</button></header>
    <div class="Mobile-overlay"><div class="Mobile-overlay-menu" data-controller="MobileOverlayFolders">
    <div class="Mobile-overlay-menu-main"><nav class="Mobile-overlay-nav" aria-label="Mobile">${LINKS}<button class="Mobile-overlay-nav-item--folder" data-controller-folder-toggle="breads">Breads</button></nav></div>
    <div class="Mobile-overlay-folders"><div class="Mobile-overlay-folder" data-controller-folder="breads"><button data-controller-folder-toggle="breads">Back</button><a href="/sourdough">Sourdough</a></div></div></div>
    <button class="Mobile-overlay-close" data-controller="MobileOverlayToggle" aria-label="Close">×</button></div>${MAIN}`,
};

const BUTTON = '<button class="mobile-nav-toggle">Menu</button>';
const PANEL = `<nav id="mobileNav" aria-label="Mobile">${LINKS}</nav>`;

const MENUS: [string, Template, string][] = [
  [
    'a class of the panel that gives it height',
    menu(
      '#mobileNav{max-height:0;overflow:hidden;transition:max-height .4s}#mobileNav.menu-open{max-height:400px}',
      '<div id="mobileMenuLink"><a>Menu</a></div>',
      PANEL,
    ),
    '#mobileNav',
  ],
  [
    'a class of the body that moves the page aside',
    menu(
      '#mobileNav{position:fixed;inset:0 auto 0 0;z-index:0;width:200px}main,header{position:relative;z-index:1;background:#fff;color:#000;transition:transform .4s}main{min-height:700px}.mobile-nav-open :is(main,header){transform:translateX(220px)}',
      BUTTON,
      PANEL,
    ),
    '#mobileNav',
  ],
  [
    'a class of the button',
    menu(
      '#mobileNav{display:none}.nav-toggle.active+#mobileNav{display:block}header{display:contents}',
      '',
      `<button class="nav-toggle">Menu</button>${PANEL}`,
    ),
    '#mobileNav',
  ],
  [
    'a class of the root',
    menu(
      '#mobileNav{position:fixed;top:80px;left:0;translate:-100% 0}html.is-nav-open #mobileNav{translate:none}',
      BUTTON,
      PANEL,
    ),
    '#mobileNav',
  ],
  [
    'no class that is known',
    menu('#mobileNav{display:none}.knead #mobileNav{display:block}', BUTTON, PANEL),
    '#mobileNav',
  ],
];

describe.each(MENUS)('a menu that opens by %s', (_name, template, panel) => {
  test('opens, tells so, closes with its button and with Escape', async () => {
    const page = await opened(template, PHONE);
    const toggle = page.locator('[aria-expanded]');
    await eventually(() => toggle.getAttribute('aria-expanded')).toBe('false');
    expect(await isSeen(page, `${panel} a`)).toBe(false);
    await toggle.click();
    await eventually(() => isSeen(page, `${panel} a`)).toBe(true);
    expect(await toggle.getAttribute('aria-expanded')).toBe('true');
    await toggle.click();
    await eventually(() => isSeen(page, `${panel} a`)).toBe(false);
    // A button that is still aside would be scrolled into view.
    await until(page, 'document.getAnimations().length === 0');
    await toggle.focus();
    await page.keyboard.press('Enter');
    await eventually(() => isSeen(page, `${panel} a`)).toBe(true);
    await page.keyboard.press('Escape');
    await eventually(() => isSeen(page, `${panel} a`)).toBe(false);
    expect(await toggle.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await toggle.getAttribute('aria-expanded')).toBe('false');
  });

  test('opens again while it is still closing', async () => {
    const page = await opened(template, PHONE);
    const toggle = page.locator('[aria-expanded]');
    await toggle.click();
    await eventually(() => isSeen(page, `${panel} a`)).toBe(true);
    await toggle.evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await until(page, 'document.getAnimations().length === 0');
    expect(await isSeen(page, `${panel} a`)).toBe(true);
    expect(await toggle.getAttribute('aria-expanded')).toBe('true');
  });

  test('leads to another page, and to a place on this one without staying open', async () => {
    const page = await opened(template, PHONE);
    await page.locator('[aria-expanded]').click();
    await eventually(() => isSeen(page, `${panel} a`)).toBe(true);
    await page.getByRole('link', { name: 'Oven' }).click();
    await eventually(() => isSeen(page, `${panel} a`)).toBe(false);
    expect(new URL(page.url()).hash).toBe('#oven');
    await page.locator('[aria-expanded]').click();
    await page.getByRole('link', { name: 'Rye' }).click();
    await eventually(() => new URL(page.url()).pathname).toBe('/rye');
  });
});

describe('a mobile overlay with folders', () => {
  test('opens, shows a folder and goes back, closes from within', async () => {
    const page = await opened(OVERLAY, TOUCH);
    const overlay = '.Mobile-overlay-nav a';
    await page.getByRole('button', { name: 'Menu' }).tap();
    await eventually(() => isSeen(page, overlay)).toBe(true);
    expect(await page.locator('body.is-mobile-overlay-active').count()).toBe(1);
    await page.getByRole('button', { name: 'Breads' }).tap();
    await eventually(() => isSeen(page, '[href="/sourdough"]')).toBe(true);
    await page.getByRole('button', { name: 'Back' }).tap();
    await eventually(() => isSeen(page, overlay)).toBe(true);
    await page.getByRole('button', { name: 'Close' }).tap();
    await eventually(() => isSeen(page, overlay)).toBe(false);
  });

  test('gives the focus back to the button that opened it, from its own buttons too', async () => {
    const page = await opened(OVERLAY, PHONE);
    const press = async (name: string) => {
      await page.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
    };
    const hasFocus = (name: string) => () =>
      page.getByRole('button', { name }).evaluate((button) => button === document.activeElement);
    await press('Menu');
    await eventually(() => isSeen(page, '.Mobile-overlay-nav a')).toBe(true);
    await press('Breads');
    await eventually(() => isSeen(page, '[href="/sourdough"]')).toBe(true);
    await press('Back');
    await eventually(hasFocus('Breads')).toBe(true);
    await press('Close');
    await eventually(hasFocus('Menu')).toBe(true);
  });

  test('is without fault for assistive technology while it is open', async () => {
    const page = await opened(OVERLAY, PHONE);
    await page.getByRole('button', { name: 'Menu' }).click();
    await eventually(() => isSeen(page, '.Mobile-overlay-nav a')).toBe(true);
    expect(await axeFaults(page)).toEqual([]);
  });
});

test('a checkbox menu works without us, and its label says whether it is open', async () => {
  const page = await opened(
    {
      css: '#mobileNav{display:none}#mobileNavToggle:checked~#mobileNav{display:block}',
      body: `<input type="checkbox" id="mobileNavToggle" hidden><label for="mobileNavToggle" class="mobile-nav-toggle-label">Menu</label>${PANEL}${MAIN}`,
    },
    PHONE,
  );
  await page.getByText('Menu').click();
  await eventually(() => isSeen(page, '#mobileNav a')).toBe(true);
  expect(await page.locator('label').getAttribute('aria-expanded')).toBe('true');
  await page.getByText('Menu').click();
  await eventually(() => isSeen(page, '#mobileNav a')).toBe(false);
  expect(await page.locator('label').getAttribute('aria-expanded')).toBe('false');
});

describe('a menu button that is only drawn', () => {
  const drawn = '<svg width="32" height="32"><rect width="32" height="32" /></svg>';
  const hidden = '#mobileNav{display:none}#mobileNavToggle:checked~#mobileNav{display:block}';

  test.each([
    ['a menu button', `<div class="mobile-nav-toggle">${drawn}</div>`, 'Menu'],
    ['a native menu button', `<button class="mobile-nav-toggle">${drawn}</button>`, 'Menu'],
    ['a button that closes the menu', `<div class="mobile-nav-toggle close-nav">${drawn}</div>`, 'Close'],
    ['a search button', `<div class="search-toggle">${drawn}</div>`, 'Search'],
    [
      'a button with a name',
      `<div class="mobile-nav-toggle" aria-label="All pages">${drawn}</div>`,
      'All pages',
    ],
  ])('%s has a name', async (_name, toggle, name) => {
    const page = await opened(menu(hidden, toggle, PANEL), PHONE);
    expect(await page.getByRole('button', { name, exact: true }).count()).toBe(1);
    expect(await axeFaults(page)).toEqual([]);
  });

  test('every label of a checkbox is such a button', async () => {
    const label = `<label for="mobileNavToggle" class="mobile-nav-toggle-label">${drawn}</label>`;
    const checkbox = '<input type="checkbox" id="mobileNavToggle" hidden>';
    const page = await opened({ css: hidden, body: checkbox + label + label + PANEL + MAIN }, PHONE);
    const buttons = page.getByRole('button', { name: 'Menu', exact: true });
    expect(await buttons.count()).toBe(2);
    await buttons.last().press('Enter');
    await eventually(() => isSeen(page, '#mobileNav a')).toBe(true);
    expect(await page.getByRole('button', { expanded: true }).count()).toBe(2);
    expect(await axeFaults(page)).toEqual([]);
  });

  test('a checkbox that the page shows says itself whether its menu is open', async () => {
    const label = '<label for="mobileNavToggle" class="mobile-nav-toggle-label">Menu</label>';
    const checkbox = '<input type="checkbox" id="mobileNavToggle">';
    const page = await opened({ css: hidden, body: checkbox + label + PANEL + MAIN }, PHONE);
    const shown = page.locator('#mobileNavToggle');
    expect(await shown.getAttribute('aria-expanded')).toBe('false');
    await shown.check();
    await eventually(() => isSeen(page, '#mobileNav a')).toBe(true);
    expect(await shown.getAttribute('aria-expanded')).toBe('true');
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await eventually(() => isSeen(page, '#mobileNav a')).toBe(false);
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('mobileNavToggle');
  });

  test('in a list, the link inside is the button', async () => {
    const list = `<ul><li id="mobileMenuLink"><a>Menu</a></li></ul>`;
    const page = await opened(menu('#mobileNav{display:none}', list, PANEL), PHONE);
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    await eventually(() => isSeen(page, '#mobileNav a')).toBe(true);
    expect(await page.getByRole('listitem').count()).toBe(1);
    expect(await axeFaults(page)).toEqual([]);
  });
});

describe('a menu that is laid over the page', () => {
  const colours = async (css: string) => {
    const page = await opened(menu(`#mobileNav{height:0;overflow:hidden}${css}`, BUTTON, PANEL), PHONE);
    await page.click('.mobile-nav-toggle');
    await eventually(() => isSeen(page, '#mobileNav a')).toBe(true);
    return page.locator('#mobileNav').evaluate((panel) => {
      const link = panel.querySelector('a') as Element;
      return [getComputedStyle(panel).backgroundColor, getComputedStyle(link).color];
    });
  };

  test('keeps the background that suits the colour of its links', async () => {
    expect(await colours('#mobileNav{background:#123}#mobileNav a{color:#fff}')).toEqual([
      'rgb(17, 34, 51)',
      'rgb(255, 255, 255)',
    ]);
  });

  test('does not let the page show through', async () => {
    expect(await colours('')).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  });
});

describe('links in the place of a menu button', () => {
  test('are followed, and open no menu over the page', async () => {
    const social =
      '<a href="/rye"><svg width="40" height="40"></svg></a><a href="/wheat"><svg width="40" height="40"></svg></a>';
    const page = await opened(
      menu('#mobileNav{display:none}', `<div id="mobileMenuLink">${social}</div>`, PANEL),
      PHONE,
    );
    expect(await page.locator('#mobileMenuLink').getAttribute('role')).toBe(null);
    await page.click('#mobileMenuLink a[href="/wheat"]');
    await eventually(() => new URL(page.url()).pathname).toBe('/wheat');
  });
});

describe('a checkbox menu whose controller is not here', () => {
  const template: Template = {
    css: '#mobileNavToggle{display:none}#overlayNav{position:absolute;inset:0 auto auto 100%;width:0;height:100vh;overflow:hidden;pointer-events:none;background:#fff}body.mobile-menu-open #overlayNav{left:0;width:100%;pointer-events:auto}header{z-index:1}#overlayNav nav{margin-top:90px}',
    body: `<input type="checkbox" id="mobileNavToggle" data-controller="MobileNavController"><header><label for="mobileNavToggle" class="mobile-nav-toggle-label">Menu</label></header><div id="overlayNav"><nav>${LINKS}</nav></div>${MAIN}`,
  };

  test('opens and closes by its label', async () => {
    const page = await opened(template, TOUCH);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await eventually(() => isSeen(page, '#overlayNav a')).toBe(true);
    expect(await page.locator('body.mobile-menu-open [aria-expanded="true"]').count()).toBe(1);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await eventually(() => isSeen(page, '#overlayNav a')).toBe(false);
  });

  test('opens by the keyboard and closes by Escape', async () => {
    const page = await opened(template, PHONE);
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    await eventually(() => isSeen(page, '#overlayNav a')).toBe(true);
    await page.keyboard.press('Escape');
    await eventually(() => isSeen(page, '#overlayNav a')).toBe(false);
  });

  test('is left to the script that has bound it', async () => {
    const body = template.body.replace('<input', '<input data-controllers-bound="MobileNavController"');
    const page = await opened({ ...template, body }, PHONE);
    expect(await page.locator('[aria-expanded]').count()).toBe(0);
  });
});

describe('a checkbox menu that the style sheet alone opens', () => {
  const template: Template = {
    css: '#mobileNavToggle{display:none}#overlayNav{position:fixed;inset:0;visibility:hidden;padding-top:90px;background:#fff}#mobileNavToggle:checked~#overlayNav{visibility:visible}header{z-index:1}label div{width:40px;height:20px}',
    body: `<input type="checkbox" id="mobileNavToggle"><header><label for="mobileNavToggle" class="mobile-nav-toggle-label"><div></div></label></header><div id="overlayNav"><nav>${LINKS}<div class="folder"><a href="#">Flour</a><div class="subnav"><a href="/spelt">Spelt</a></div></div></nav></div>${MAIN}<p id="oven">Oven</p>`,
  };
  const label = (page: Page) => page.getByRole('button', { name: 'Menu' });

  test('opens by the keyboard too, and closes by Escape', async () => {
    const page = await opened(template, PHONE);
    await label(page).focus();
    await page.keyboard.press('Enter');
    expect(await isSeen(page, '#overlayNav a')).toBe(true);
    expect(await label(page).getAttribute('aria-expanded')).toBe('true');
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await isSeen(page, '#overlayNav a')).toBe(false);
    expect(await label(page).evaluate((element) => element.matches('[aria-expanded="false"]:focus'))).toBe(
      true,
    );
    await page.keyboard.press('Space');
    expect(await isSeen(page, '#overlayNav a')).toBe(true);
  });

  test('does not stay over the place on the page that one of its links leads to', async () => {
    const page = await opened(template, TOUCH);
    await page.locator('label').tap();
    await page.getByText('Flour').tap();
    expect(await isSeen(page, '#overlayNav a')).toBe(true); // this title opens a folder
    await page.getByRole('link', { name: 'Oven' }).tap();
    await eventually(() => isSeen(page, '#oven')).toBe(true);
  });
});

describe('a header whose elements have chosen positions', () => {
  const css =
    '[data-nc-container]{display:none;gap:8px}.ancillary-bar-menu-icon-position-top-right [data-nc-container=top-right],.ancillary-bar-branding-position-top-left [data-nc-container=top-left]{display:flex}[data-nc-element]{display:block}';
  const body = `<header data-controller="AncillaryLayout" data-nc-base="bar">
    <div data-nc-group="top"><div data-nc-container="top-left"><form data-nc-element="search"><input aria-label="Words"></form></div><div data-nc-container="top-right"></div></div>
    <div data-nc-group="bottom"><div data-nc-container="bottom-left"><button data-nc-element="menu-icon">Menu</button></div><div data-nc-container="bottom-right"><a href="/" data-nc-element="branding">Bakery</a></div></div></header>${MAIN}`;
  const classes =
    'ancillary-bar-menu-icon-position-top-right ancillary-bar-branding-position-top-left ancillary-bar-search-position-hide ancillary-bar-cart-position-top-left';

  test('shows each of them there, and none that its owner hides', async () => {
    const page = await opened({ css, body, classes });
    await eventually(() => isSeen(page, '[data-nc-container=top-right] > button')).toBe(true);
    expect(await isSeen(page, '[data-nc-container=top-left] > a')).toBe(true);
    expect(await page.getByLabel('Words').isVisible()).toBe(false);
  });

  test.each([
    ['without a choice', body, ''],
    ['where the container is missing', body, 'ancillary-bar-menu-icon-position-middle'],
    [
      'bound by another script',
      body.replace('<header', '<header data-controllers-bound="AncillaryLayout"'),
      classes,
    ],
  ])('leaves them where the server wrote them: %s', async (_, body, classes) => {
    const page = await opened({ css, body, classes });
    expect(await page.locator('[data-nc-container=bottom-left] > button').count()).toBe(1);
    expect(await page.locator('[data-nc-element=search][hidden]').count()).toBe(0);
  });
});

test('a bar of phones that is not fixed leaves the body the padding that the page has given it', async () => {
  const padding = "<script>document.body.style.paddingTop = '20px'</script>";
  const body = `${padding}<div class="bar mobile-bar-wrapper">Bakery</div>${MAIN}`;
  const page = await opened({ css: '.bar{height:56px}', body }, PHONE);
  await page.evaluate(
    'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))',
  );
  expect(await page.evaluate('document.body.style.paddingTop')).toBe('20px');
});

test('a fixed bar of phones has its space before the code of its template has come', async () => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { page } = await show(
    {
      css: '.bar{position:fixed;inset:0 0 auto;height:56px;background:#fff}@media(min-width:700px){.bar{display:none}}main{padding:0}h1{margin:0}',
      body: `<div class="bar" data-nc-group="top" data-controller="MobileOffset">Bakery</div>${MAIN}`,
    },
    { ...PHONE, prepare: (tab: Page) => tab.route(CHUNK, (route) => arrival.then(() => route.continue())) },
  );
  const top = () => page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().top);
  await eventually(top).toBe(56);
  arrive();
  await eventually(() => page.evaluate('document.documentElement.style.scrollPaddingTop')).toBe('56px');
  expect(await top()).toBe(56);
  await page.setViewportSize({ width: 900, height: 800 });
  await eventually(top).toBe(0);
});

test('a fixed bar of phones gives the body its own padding back in a wider window', async () => {
  const own = "<script>document.body.style.paddingTop = '20px'</script>";
  const page = await opened(
    {
      css: '.bar{position:fixed;inset:0 0 auto;height:56px;background:#fff}@media(min-width:700px){.bar{display:none}}',
      body: `${own}<div class="bar" data-nc-group="top" data-controller="MobileOffset">Bakery</div>${MAIN}`,
    },
    PHONE,
  );
  const padding = () => page.evaluate('document.body.style.paddingTop');
  await eventually(padding).toBe('56px');
  await page.setViewportSize({ width: 900, height: 800 });
  await eventually(padding).toBe('20px');
});

test('the link to the phone menu, hidden until a script finds entries, is there before the code of its template', async () => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { page } = await show(
    menu(
      '#mobileMenuLink.hidden{display:none}@media(min-width:700px){#mobileMenuLink,#mobileNav{display:none}}#mobileNav{height:0;overflow:hidden}',
      '<div id="mobileMenuLink" class="hidden"><a>Menu</a></div>',
      PANEL,
    ),
    { ...PHONE, prepare: (tab: Page) => tab.route(CHUNK, (route) => arrival.then(() => route.continue())) },
  );
  await eventually(() => isSeen(page, '#mobileMenuLink')).toBe(true);
  arrive();
  await page.getByRole('button', { name: 'Menu' }).click();
  await eventually(() => isSeen(page, '#mobileNav a')).toBe(true);
});

test('a link to a phone menu without entries stays hidden', async () => {
  const page = await opened(
    menu(
      '#mobileMenuLink.hidden{display:none}',
      '<div id="mobileMenuLink" class="hidden"><a>Menu</a></div>',
      '<nav id="mobileNav"></nav>',
    ),
    PHONE,
  );
  expect(await isSeen(page, '#mobileMenuLink')).toBe(false);
});

test('a fixed bar of phones does not cover the page, and wider windows have no gap', async () => {
  const page = await opened(
    {
      css: '.bar{position:fixed;inset:0 0 auto;height:56px;background:#fff}.end{inset:auto 0 0;height:40px}@media(min-width:700px){.bar{display:none}}main{padding:0}h1{margin:0}',
      body: `<div class="bar" data-nc-group="top" data-controller="MobileOffset">Bakery</div>${MAIN}<div class="bar end" data-nc-group="bottom" data-controller="MobileOffset">Cart</div>`,
    },
    PHONE,
  );
  const top = () => page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().top);
  await eventually(top).toBe(56);
  const bottom = () => page.evaluate(() => getComputedStyle(document.body).paddingBottom);
  expect(await bottom()).toBe('40px');
  const lead = () => page.evaluate(() => location.assign('#place'));
  await page.evaluate(() =>
    document.body.insertAdjacentHTML(
      'beforeend',
      '<p style="margin-top:999px" id="place">The place</p><p style="height:999px">',
    ),
  );
  await lead();
  await eventually(() => page.locator('#place').evaluate((place) => place.getBoundingClientRect().top)).toBe(
    56,
  );
  await page.evaluate(() => scrollTo(0, 0));
  await page.setViewportSize({ width: 900, height: 800 });
  await eventually(top).toBe(0);
  expect(await bottom()).toBe('0px');
});

test.each([
  ['top', 'top:0', 56, '0px'],
  ['bottom', 'bottom:0', 0, '56px'],
])(
  'a fixed bar beside the content does not cover it, nor move the menu: at the %s',
  async (_, place, start, end) => {
    const page = await opened(
      {
        css: `.mobile-bar-wrapper{position:fixed;${place};left:0;right:0;height:56px;background:#fff}#overlayNav{position:absolute;height:100vh}main{padding:0}h1{margin:0}`,
        body: `<div class="overflow-wrapper"><div class="mobile-bar-wrapper">Bakery</div><div id="overlayNav">Loaves</div><div class="site-container">${MAIN}</div></div>`,
      },
      PHONE,
    );
    const topOf = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
    const padding = () =>
      page.locator('.site-container').evaluate((site) => getComputedStyle(site).paddingBottom);
    await eventually(padding).toBe(end);
    await eventually(() => topOf('h1')).toBe(start);
    expect(await topOf('#overlayNav')).toBe(0);
  },
);

test('the first section of an index page begins below a transparent header', async () => {
  const page = await opened({
    css: 'main{padding:0}#header{height:200px;padding:0}.transparent-header #header{position:absolute;inset:0 0 auto}@media(max-width:700px){.transparent-header #header{height:50px}}.content{padding:60px 0}h1{margin:0}',
    classes: 'transparent-header index-page',
    body: '<header id="header">Bakery</header><main><div class="index-section"><div class="content"><div class="content-inner"><h1>Loaves</h1></div></div></div><div class="index-section"><div class="content"><div class="content-inner"><h2>Ovens</h2></div></div></div></main>',
  });
  const topOf = (name: string) =>
    page.getByRole('heading', { name }).evaluate((heading) => heading.getBoundingClientRect().top);
  await eventually(() => topOf('Loaves')).toBe(200);
  const between = (await topOf('Ovens')) - 200;
  await page.setViewportSize({ width: 390, height: 800 });
  await eventually(() => topOf('Loaves')).toBe(60);
  expect((await topOf('Ovens')) - 60).toBeCloseTo(between, 3);
});

test('its place is kept from the first paint on: nothing shifts when the template starts', async () => {
  const { page } = await show(
    {
      css: '#header{height:200px;padding:0;position:absolute;inset:0 0 auto}h1{margin:0}',
      classes: 'transparent-header index-page',
      body: '<header id="header">Bakery</header><div class="index-section"><div class="content-inner"><h1>Loaves</h1></div></div>',
    },
    { prepare: (tab: Page) => tab.route(CHUNK, () => {}) },
  );
  const heading = page.getByRole('heading', { name: 'Loaves' });
  await eventually(() => heading.evaluate((element) => element.getBoundingClientRect().top)).toBe(200);
});

test("a section's own padding is kept where a transparent header does not reach below it", async () => {
  const page = await opened({
    css: 'main{padding:0}#header{height:50px;padding:0;position:absolute;inset:0 0 auto}h1{margin:0}',
    classes: 'transparent-header index-page',
    body: '<header id="header">Bakery</header><main><div class="index-section"><div class="content-inner" style="padding-top: 90px"><h1>Loaves</h1></div></div></main>',
  });
  const heading = page.getByRole('heading', { name: 'Loaves' });
  const header = page.locator('#header');
  await header.evaluate((element) => element.style.setProperty('height', '120px'));
  await eventually(() => heading.evaluate((element) => element.getBoundingClientRect().top)).toBe(120);
  await header.evaluate((element) => element.style.setProperty('height', '40px'));
  await eventually(() => heading.evaluate((element) => element.getBoundingClientRect().top)).toBe(90);
});

describe('an index page whose header lies over its first picture', () => {
  const css =
    'main{padding:0}.Header{position:absolute;inset:0 0 auto;z-index:1;height:70px;padding:0}@media(max-width:700px){.Header{display:none}}.Index-page{position:relative;min-height:100vh}.Index-page-content{padding-top:30px}h1,h2{margin:0}.Index-page-scroll-indicator{position:absolute;bottom:0}.Index-page-scroll-indicator.hidden{pointer-events:none;opacity:0}.Index-page-scroll-indicator-text{display:none}';
  const indicator =
    '<div class="Index-page-scroll-indicator hidden" data-controller="ScrollIndicator"><div class="Index-page-scroll-indicator-text">Scroll</div><svg width="40" height="40" aria-hidden="true"><path d="M0 0l20 20L40 0"/></svg></div>';
  const body = `<div class="Header Header--overlay">Bakery</div><div class="Site-inner" data-controller="HeaderOverlay"><main class="Index"><section class="Index-page">${indicator}<div class="Index-page-content"><h1>Loaves</h1></div></section><section class="Index-page"><div class="Index-page-content"><h2>Ovens</h2></div></section></main></div>`;
  const topOf = (page: Page, name: string) =>
    page.getByRole('heading', { name }).evaluate((heading) => heading.getBoundingClientRect().top);

  test('its text keeps its distance from the header, where there is one', async () => {
    const page = await opened({ css, body });
    await eventually(() => topOf(page, 'Loaves')).toBe(100);
    await page.setViewportSize({ width: 390, height: 800 });
    await eventually(() => topOf(page, 'Loaves')).toBe(30);
  });

  test.each(['click', 'key'])('its arrow leads to the page below by %s', async (how) => {
    const page = await opened({ css, body });
    const arrow = page.getByRole('button', { name: 'Scroll' });
    if (how === 'click') await arrow.click();
    else await arrow.press('Enter');
    await eventually(() => topOf(page, 'Ovens')).toBe(30);
  });

  test('the navigation beside it marks the page in the middle of the window', async () => {
    const links =
      '<nav class="Index-nav"><a href="#loaves" class="Index-nav-item active">Loaves</a><a href="#öfen" class="Index-nav-item">Öfen</a><a href="/shop" class="Index-nav-item">Shop</a></nav>';
    const page = await opened({
      css: `${css}.Index-nav{position:fixed;top:0;right:0}.active{background:red}`,
      body: `<main class="Index" data-controller="IndexNavigation">${['Loaves', 'Öfen'].map((name) => `<section id="${name.toLowerCase()}" class="Index-page"><h2>${name}</h2></section>`).join('')}${links}</main>`,
    });
    const marked = () => page.locator('.active').allTextContents();
    await page.getByRole('link', { name: 'Öfen' }).click();
    await eventually(marked).toEqual(['Öfen']);
    expect(await page.locator('[aria-current=location]').allTextContents()).toEqual(['Öfen']);
    await page.getByRole('link', { name: 'Loaves' }).click();
    await eventually(marked).toEqual(['Loaves']);
    await page.getByRole('link', { name: 'Öfen' }).click();
    await eventually(marked).toEqual(['Öfen']);
    await page.evaluate('mortar.unmount()');
    await eventually(marked).toEqual(['Loaves']);
  });

  test('both are left to a script that has bound them', async () => {
    const bound = body.replaceAll(
      /data-controller="(\w+)"/g,
      'data-controller="$1" data-controllers-bound="$1"',
    );
    const page = await opened({ css, body: bound });
    expect(await topOf(page, 'Loaves')).toBe(30);
    expect(await page.getByRole('button').count()).toBe(0);
  });
});

describe('an index page that is to fill the window', () => {
  const css =
    'main{padding:0}h1,h2{margin:0}.Header{height:80px}@media(max-width:700px){.Header{height:120px}}.tweak-index-page-fullscreen-first-page-only .Index-page:first-child{min-height:90vh}';
  const body =
    '<div class="Header">Bakery</div><main class="Index" data-controller="IndexFirstSectionHeight, Parallax"><section class="Index-page"><h1>Loaves</h1></section><section class="Index-page"><h2>Ovens</h2></section></main>';
  const tweaks = { tweakJSON: { 'tweak-index-page-min-height': '90vh' } };
  const context = `<script>Static.SQUARESPACE_CONTEXT = ${JSON.stringify(tweaks)}</script>`;
  const classes = 'tweak-index-page-fullscreen-first-page-only';
  const end = (page: Page) => () =>
    page
      .locator('.Index-page')
      .first()
      .evaluate((first) => first.getBoundingClientRect().bottom);

  test('does so together with the header above it', async () => {
    const page = await opened({ css, body: context + body, classes });
    await eventually(end(page)).toBe(720);
    await page.setViewportSize({ width: 390, height: 700 });
    await eventually(end(page)).toBe(630);
    await page.evaluate('mortar.unmount()');
    await eventually(end(page)).toBe(120 + 630);
  });

  test('has its own height where the owner wants no such thing', async () => {
    const page = await opened({ css, body: context + body, classes: 'tweak-index-page-fullscreen-none' });
    expect(await end(page)()).toBeLessThan(300);
  });
});

describe('a page that is torn down', () => {
  const template: Template = {
    css: '[data-nc-container]{display:none}.ancillary-bar-branding-position-top-left [data-nc-container=top-left]{display:flex}.bar{position:fixed;inset:auto 0 0;height:40px}.transparent-header #header{position:absolute;inset:0 0 auto;height:90px}.Header{position:absolute;inset:0 0 auto;height:70px}.mobile-nav-toggle,#mobileNav{position:relative;z-index:2}.Index-page-scroll-indicator.hidden{opacity:0}#mobileNav{display:none}#mobileNav.menu-open{display:block}.hide-collection-image{display:none}',
    classes: 'transparent-header ancillary-bar-branding-position-top-left ancillary-bar-search-position-hide',
    body: `<div class="written"><header id="header" data-controller="AncillaryLayout" data-nc-base="bar"><div data-nc-container="top-left"></div><div data-nc-container="top-right"><a href="/" data-nc-element="branding">Bakery</a><form data-nc-element="search"><input aria-label="Words"></form></div></header>
    <div class="mobile-nav-toggle">Menu</div>${PANEL}
    <div class="index-section"><div class="content-inner"><h2>Ovens</h2></div></div>
    <div class="Header Header--overlay">Bakery</div><div data-controller="HeaderOverlay"><main class="Index"><section class="Index-page"><div class="Index-page-scroll-indicator hidden" data-controller="ScrollIndicator">Scroll</div><div class="Index-page-content"><h1>Loaves</h1></div></section><section class="Index-page"><h2>Ovens</h2></section></main></div>
    <div class="bar" data-nc-group="bottom" data-controller="MobileOffset">Cart</div></div>`,
  };
  const WRITTEN_NOW = "[document.body.getAttribute('style'), document.querySelector('.written').outerHTML]";
  /** As the browser prints it. Not read from the page: Mortar moves the text before the page is parsed. */
  const printed = (tab: Page) =>
    tab.evaluate((html) => new DOMParser().parseFromString(html, 'text/html').body.innerHTML, template.body);
  const isMenuSeen = (page: Page) => () => isSeen(page, '#mobileNav a');

  test("has the server's HTML again", async () => {
    const page = await opened(template, PHONE);
    await page.getByRole('button', { name: 'Menu' }).click();
    await eventually(isMenuSeen(page)).toBe(true);
    const heading = page.getByRole('heading', { name: 'Loaves' });
    await eventually(() => heading.evaluate((element) => element.parentElement?.style.marginTop)).toBe(
      '70px',
    );
    await eventually(() => page.evaluate('document.body.style.paddingBottom')).toBe('40px');
    await page.evaluate('mortar.unmount()');
    expect(await page.evaluate(WRITTEN_NOW)).toEqual([null, await printed(page)]);
  });

  test('works again once it is searched again', async () => {
    const page = await opened(template, PHONE);
    await page.evaluate('mortar.unmount(); mortar.scan()');
    await page.getByRole('button', { name: 'Menu' }).click();
    await eventually(isMenuSeen(page)).toBe(true);
    await page.getByRole('button', { name: 'Scroll' }).waitFor();
  });
});

test('what another script has bound is left to it', async () => {
  const { css, body } = OVERLAY;
  const page = await opened(
    {
      css,
      body: body.replaceAll(
        '"MobileOverlayToggle"',
        '"MobileOverlayToggle" data-controllers-bound="MobileOverlayToggle"',
      ),
    },
    PHONE,
  );
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  expect(await page.locator('body.is-mobile-overlay-active, [aria-expanded="true"]').count()).toBe(0);
});

test('a search box opens by its button', async () => {
  const page = await opened(
    menu(
      '.search-form-wrapper{visibility:hidden;opacity:0}.search-form-wrapper.is-active{visibility:visible;opacity:1}',
      '<button data-controller="SearchToggle">Search</button>',
      '<div class="search-form-wrapper"><form action="/search"><input name="q" aria-label="Words"></form></div>',
    ),
  );
  await page.getByRole('button', { name: 'Search' }).click();
  await eventually(() => isSeen(page, '[name=q]')).toBe(true);
});

const FOLDER: Template = {
  css: '.folder{display:inline-block;position:relative}.subnav{position:absolute;top:100%;left:0;background:#fff;color:#000;opacity:0;visibility:hidden}.folder:hover .subnav{opacity:1;visibility:visible}main{padding-top:200px}',
  body: `<header><nav><a href="/">Home</a><div class="folder"><a href="/breads">Breads</a><div class="subnav"><a href="/rye">Rye</a></div></div><div class="folder"><a aria-haspopup="true">About</a><div class="subnav"><a href="/team">Team</a></div></div></nav></header>${MAIN}`,
};

describe('folders of the navigation', () => {
  test('the first tap opens a folder, the next one follows its link', async () => {
    const page = await opened(FOLDER, TOUCH);
    await page.getByRole('link', { name: 'Breads' }).tap();
    await eventually(() => isSeen(page, '[href="/rye"]')).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/fixture');
    await page.getByRole('link', { name: 'Breads' }).tap();
    await eventually(() => new URL(page.url()).pathname).toBe('/breads');
  });

  test('keys reach what is in a folder, and leave it', async () => {
    const page = await opened(FOLDER);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await eventually(() => isSeen(page, '[href="/rye"]')).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Rye');
    await page.keyboard.press('Tab');
    await eventually(() => isSeen(page, '[href="/rye"]')).toBe(false);
    await page.keyboard.press('Enter');
    await eventually(() => isSeen(page, '[href="/team"]')).toBe(true);
  });

  test('keys reach what waits far beside the page', async () => {
    const css = `${FOLDER.css}.subnav{left:-99999px;transition:left 0s .2s}.folder:hover .subnav{left:0;transition:none}`;
    const page = await opened({ ...FOLDER, css });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await eventually(() => isSeen(page, '[href="/rye"]')).toBe(true);
    const [folder, item] = await Promise.all(
      ['.folder', '[href="/rye"]'].map((selector) => page.locator(selector).first().boundingBox()),
    );
    expect(item?.x).toBe(folder?.x);
  });
});

const SLIDES = ['loaves', 'kiln', 'bowls']
  .map(
    (name) =>
      `<div class="shot" data-type="image"><img data-src="/images/${name}.svg" data-image-dimensions="1500x1000" data-load="false" alt="${name}"></div>`,
  )
  .join('');

const script = (code: string) => `<script>${code}</script>`;

describe("galleries of templates' scripts", () => {
  const active = (page: Page) => page.locator('.sqs-active-slide img').getAttribute('alt');
  const GALLERY: Template = {
    css: '#shots{width:600px;height:400px;position:relative}',
    body: `<div id="shots">${SLIDES}</div><p><a class="before" href="#">Before</a><a class="after" href="#">After</a><span class="at"></span><span class="dots"><i>1</i><i>2</i><i>3</i></span></p>${MAIN}${script(`
      Y.use('squarespace-gallery-ng', function (Y) { Y.on('domready', function () {
        window.gallery = new Y.Squarespace.Gallery2({ container: Y.one('#shots'), slides: Y.one('#shots').all('.shot'), design: 'stacked', loop: true,
          designOptions: { transition: 'none' }, elements: { next: '.after', previous: Y.one('.before'), controls: '.dots', currentIndex: '.at' }, loaderOptions: { mode: 'fill' } });
      }); });`)}`,
  };

  test('a slideshow moves by the buttons that the template has, and by its script', async () => {
    const { page, errors } = await show(GALLERY);
    await page.locator('#shots[data-block-state="mounted"]').waitFor();
    expect(await active(page)).toBe('loaves');
    await page.locator('.after').click();
    await eventually(() => active(page)).toBe('kiln');
    expect(await page.locator('.at').textContent()).toBe('2');
    await page.locator('.before').click();
    await page.locator('.before').click();
    await eventually(() => active(page)).toBe('bowls');
    await page.locator('.dots i').nth(1).click();
    await eventually(() => active(page)).toBe('kiln');
    await page.evaluate('void gallery.set("currentIndex", 0).refresh()');
    await eventually(() => active(page)).toBe('loaves');
    expect(errors).toEqual([]);
  });

  test('a gallery page within an index page is a slideshow with arrows and dots', async () => {
    const slides = ['loaves', 'kiln', 'bowls'].map(
      (name) =>
        `<div class="slide-wrapper"><div class="slide" data-slide-id="${name}"><img data-src="/images/${name}.svg" data-image-dimensions="1500x1000" data-load="false" alt="${name}"><div class="slide-meta"><p class="title">${name}</p></div></div></div>`,
    );
    const { page, errors } = await show({
      css: '.index-gallery{position:relative;height:400px;overflow:hidden}.gallery-wrapper{position:absolute;top:0;left:0;width:100%;height:100%}.slide-wrapper{float:left}.slide-meta{position:absolute;top:0;width:100%}.slide img{visibility:visible}.arrow{position:absolute;top:50%;left:0;width:44px;height:44px}.next-slide{left:auto;right:0}.circles{position:absolute;bottom:0}.circle{display:inline-block;width:24px;height:24px}',
      body: `<div class="index-gallery"><div class="gallery-wrapper">${slides.join('')}</div><span class="arrow previous-slide"></span><span class="arrow next-slide"></span><div class="circles"><span class="circle"></span><span class="circle"></span><span class="circle"></span></div></div>${MAIN}`,
    });
    await page.locator('.gallery-wrapper[data-block-state="mounted"]').waitFor();
    const topmost = () =>
      page.evaluate(() =>
        document
          .elementsFromPoint(400, 200)
          .flatMap((element) => (element.matches('img') ? [element.getAttribute('alt')] : [])),
      );
    const dot = () =>
      page
        .locator('.circle')
        .evaluateAll((all) => all.findIndex((each) => each.matches('.sqs-active-slide')));
    await eventually(topmost).toEqual(['loaves']);
    expect(await dot()).toBe(0);
    expect(await page.locator('img[alt="loaves"]').boundingBox()).toMatchObject({ x: 0, height: 400 });
    const next = page.getByRole('button', { name: 'Next Slide' });
    await next.click();
    await eventually(topmost).toEqual(['kiln']);
    expect(await dot()).toBe(1);
    const isHidden = (name: string) =>
      page
        .locator(`img[alt="${name}"]`)
        .evaluate((image) => !image.checkVisibility({ opacityProperty: true }));
    await eventually(() => isHidden('loaves')).toBe(true); // it has moved out
    await next.press('Enter');
    await eventually(topmost).toEqual(['bowls']);
    await eventually(() => isHidden('kiln')).toBe(true);
    expect(errors).toEqual([]);
  });

  test('a gallery that the script destroys leaves the page as it was', async () => {
    const { page } = await show(GALLERY);
    await page.locator('#shots[data-block-state="mounted"]').waitFor();
    await page.evaluate('void gallery.destroy()');
    await eventually(() =>
      page.locator('[data-block], [data-gallery-slide], .sqs-active-slide').count(),
    ).toBe(0);
  });

  test('a lightbox shows the set that it is given, from the slide that is asked for', async () => {
    const { page, errors } = await show({
      css: '.shot img{width:200px;height:130px}',
      body: `<div id="shots">${SLIDES}</div><button id="open">Open</button>${MAIN}${script(`
        document.querySelector('#open').onclick = function () {
          var set = []; document.querySelectorAll('.shot img').forEach(function (image) { set.push({ content: Y.one(image), meta: '<p>About ' + image.alt + '</p>' }); });
          new Y.Squarespace.Lightbox2({ controls: { previous: true, next: true }, currentSetIndex: 1, set: set }).render();
        };`)}`,
    });
    await page.getByRole('button', { name: 'Open' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('About kiln').waitFor();
    await page.keyboard.press('ArrowRight');
    await dialog.getByText('About bowls').waitFor();
    await page.keyboard.press('Escape');
    await eventually(() => dialog.count()).toBe(0);
    expect(errors).toEqual([]);
  });
});

test.each([
  ['a page of version 7.1', page({ css: '', classes: 'sqs-seven-one', body: MAIN })],
  ['a page of another kind', pageOf({ body: MAIN })],
])('%s never loads this part', async (_name, html) => {
  const visit = await stage.show(html);
  await visit.page.waitForLoadState('networkidle');
  expect(visit.requests.filter((url) => CHUNK.test(url))).toEqual([]);
});
