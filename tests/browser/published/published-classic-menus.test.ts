import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { axeFaults } from '../axe';
import { eventually } from '../eventually';
import { lateRequests } from '../late-requests';
import { until } from '../until';
import {
  BUTTON,
  CHUNK,
  isSeen,
  LINKS,
  MAIN,
  menu,
  OVERLAY,
  PANEL,
  PHONE,
  type Template,
  TOUCH,
  useTemplates,
} from './template-page';

const { show, opened } = useTemplates();

/** A button that the style sheet draws. */
const SHOW_NAV = '.show-nav{height:48px}.show-nav::before{content:"Menu"}';

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
    'a class of the body, with a button that is only drawn',
    {
      css: '.icon-menu{display:inline-block}.icon-menu::before{content:"="}#mobileNav{display:none}.mobile-nav-open #mobileNav{display:block}',
      body: `<a class="icon-menu" id="mobileMenu"></a>${PANEL}${MAIN}`,
    },
    '#mobileNav',
  ],
  [
    'a class of what holds its links and its button, which is only drawn',
    {
      css: `${SHOW_NAV}.mobile-nav .nav{margin:0;max-height:0;overflow:hidden;transition:max-height .1s}.mobile-nav.show .nav{max-height:9999px}`,
      body: `<div class="mobile-nav"><div class="show-nav"></div><ul class="nav">${LINKS}</ul></div>${MAIN}`,
    },
    '.mobile-nav',
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

test('a menu finds its class in few trials: each of them makes the browser style the whole page', async () => {
  const page = await opened(
    menu('#mobileNav{display:none}body.is-shown #mobileNav{display:block}', BUTTON, PANEL),
    PHONE,
  );
  await page.evaluate(`window.trials = 0;
    new MutationObserver((records) => { trials += records.length; }).observe(document.body, { attributeFilter: ['class'] })`);
  await page.locator('[aria-expanded]').click();
  await page.locator('body.is-shown').waitFor();
  expect(await isSeen(page, '#mobileNav a')).toBe(true);
  expect(await page.evaluate('trials')).toBeLessThan(30);
});

describe('a mobile overlay with folders', () => {
  test('is closed when the visitor comes back to the page', async () => {
    const page = await opened(OVERLAY, PHONE);
    const button = page.getByRole('button', { name: 'Menu' });
    await button.click();
    await eventually(() => isSeen(page, '.Mobile-overlay-nav a')).toBe(true);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await eventually(() => isSeen(page, '.Mobile-overlay-nav a')).toBe(false);
    expect(await button.getAttribute('aria-expanded')).toBe('false');
  });

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
    await until(page, 'document.getAnimations().length === 0'); // half transparent, it has little contrast
    expect(await axeFaults(page)).toEqual([]);
  });
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

test('a menu that is laid over the page goes once the window is so wide that its button is gone', async () => {
  const css =
    '#mainNav{display:none}@media (min-width:800px){.mobile-nav-toggle{display:none}#mainNav{display:block}}';
  const nav = '<nav id="mainNav" class="main-nav" aria-label="Main"><a href="/rye">Rye</a></nav>';
  const page = await opened(menu(css, BUTTON, nav), PHONE);
  await page.getByRole('button', { name: 'Menu' }).click();
  await eventually(() => isSeen(page, '[href="/rye"]')).toBe(true);
  await page.setViewportSize({ width: 390, height: 700 }); // the browser's own bars come
  expect(await isSeen(page, 'h1')).toBe(false);
  await page.setViewportSize({ width: 844, height: 390 });
  await eventually(() => isSeen(page, 'h1')).toBe(true);
  expect(await isSeen(page, '[href="/rye"]')).toBe(true);
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

test('the link to the phone menu, hidden until a script finds entries, is there before the code of its template', async () => {
  const { arrive, holdBack } = lateRequests();
  const { page } = await show(
    menu(
      '#mobileMenuLink.hidden{display:none}@media(min-width:700px){#mobileMenuLink,#mobileNav{display:none}}#mobileNav{height:0;overflow:hidden}',
      '<div id="mobileMenuLink" class="hidden"><a>Menu</a></div>',
      PANEL,
    ),
    { ...PHONE, prepare: (tab: Page) => holdBack(tab, CHUNK) },
  );
  await eventually(() => isSeen(page, '#mobileMenuLink')).toBe(true);
  arrive();
  await page.getByRole('button', { name: 'Menu' }).click();
  await eventually(() => isSeen(page, '#mobileNav a')).toBe(true);
});

const CHOICES: Template = {
  css: '',
  body: `<nav><select id="mobileSelect" aria-label="Pages"><option value="">Navigation</option><option value="/loaves" selected>Loaves</option><option value="/rye">Rye</option></select></nav>${MAIN}`,
};

test('a choice in the navigation of a phone leads to its page, also once more after coming back', async () => {
  const page = await opened(CHOICES, TOUCH);
  const pages = page.getByRole('combobox', { name: 'Pages' });
  for (const _time of [1, 2]) {
    await pages.focus();
    await pages.selectOption('Rye');
    await eventually(() => new URL(page.url()).pathname).toBe('/rye');
    await page.goBack();
    await eventually(() => pages.inputValue()).toBe('/loaves');
    await page.locator('html[data-mortar]').waitFor();
  }
});

test('a choice in the navigation of a phone that was made before its code had come leads to its page', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { page } = await show(CHOICES, {
    ...TOUCH,
    prepare: (tab: Page) => tab.route(CHUNK, (route) => released.then(() => route.continue())),
  });
  await page.getByRole('combobox', { name: 'Pages' }).focus();
  await page.getByRole('combobox', { name: 'Pages' }).selectOption('Rye');
  release();
  await eventually(() => new URL(page.url()).pathname).toBe('/rye');
});

test('a choice in the navigation of a phone that is made key by key leads to its page with Enter', async () => {
  const page = await opened(CHOICES, TOUCH);
  const pages = page.getByRole('combobox', { name: 'Pages' });
  await pages.focus();
  await page.keyboard.press('r');
  await eventually(() => pages.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text)).toBe(
    'Rye',
  );
  expect(new URL(page.url()).pathname).toBe('/fixture');
  await page.keyboard.press('Enter');
  await eventually(() => new URL(page.url()).pathname).toBe('/rye');
});

test('a choice that names no page leads nowhere', async () => {
  const page = await opened(CHOICES, TOUCH);
  await page.getByRole('combobox', { name: 'Pages' }).selectOption('Navigation');
  expect(new URL(page.url()).pathname).toBe('/fixture');
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

  test('a folder in the menu of a phone opens by its title, which leads nowhere', async () => {
    const page = await opened(
      {
        css: `${SHOW_NAV}ul{list-style:none}.mobile-nav ul{max-height:0;overflow:hidden}.mobile-nav.show .nav,.folder-wrapper.show ul{max-height:9999px}`,
        body: `<div class="mobile-nav"><div class="show-nav"></div><ul class="nav"><li class="folder-wrapper"><a>Breads</a><ul><li><a href="/rye">Rye</a></li></ul></li><li><a href="/team">Team</a></li></ul></div>${MAIN}`,
      },
      TOUCH,
    );
    await page.getByRole('button', { name: 'Menu' }).tap();
    await eventually(() => isSeen(page, '[href="/team"]')).toBe(true);
    expect(await isSeen(page, '[href="/rye"]')).toBe(false);
    await page.getByRole('button', { name: 'Breads' }).tap();
    await eventually(() => isSeen(page, '[href="/rye"]')).toBe(true);
    await page.getByRole('link', { name: 'Rye' }).tap();
    await eventually(() => new URL(page.url()).pathname).toBe('/rye');
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
