import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { axeFaults } from '../axe';
import { eventually } from '../eventually';
import { useStage } from '../harness';
import { until } from '../until';
import { burger, FOLDER, headerPage, isMenuSeen, OLD_FOLDER, PHONE, showHeader } from './header-page';

const stage = useStage();

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement === document.body ? 'body' : activeElement?.textContent?.replace(/\s+/g, ' ').trim();
  });

describe('the menu of a phone', () => {
  it.each([
    [
      'published',
      'the connection is back',
      (page: Page) => page.evaluate(() => dispatchEvent(new Event('online'))),
    ],
    ['published-header', 'some time has passed', (page: Page) => page.clock.runFor(10_000)],
  ])('works where the chunk %s did not come at first, once %s', async (chunk, _when, pass) => {
    const address = new RegExp(`/chunks/${chunk}-\\w+\\.js`);
    const prepare = (page: Page) => page.route(address, (route) => route.abort());
    const { page, messages } = await stage.show(headerPage(), { ...PHONE, clock: true, prepare });
    const failures = () => messages.filter(({ text }) => text.startsWith(`${chunk}: its chunk`)).length;
    await eventually(failures).toBe(1);
    await page.unroute(address);
    await pass(page);
    await page.waitForSelector('.header-burger-btn[aria-expanded]', { state: 'attached' });
    await burger(page).click();
    await eventually(() => isMenuSeen(page)).toBe(true);
    expect(failures()).toBe(1);
  });

  it('opens in a browser without MutationObserver', async () => {
    const { page, errors } = await showHeader(
      stage,
      {},
      { ...PHONE, before: 'delete window.MutationObserver;' },
    );
    await burger(page).click();
    await eventually(() => isMenuSeen(page)).toBe(true);
    expect(errors).toEqual([]);
  });

  it('opens and closes by its button, with every mark that style sheets wait for', async () => {
    const { page, errors } = await showHeader(stage, {}, PHONE);
    const marks = () =>
      page.evaluate(() => {
        const header = document.querySelector('#header') as HTMLElement;
        const button = document.querySelector('.header-display-mobile .header-burger-btn') as HTMLElement;
        return [
          document.body.matches('.header--menu-open'),
          button.matches('.burger--active'),
          button.ariaExpanded,
          button.innerText.trim(),
          header.dataset.sectionTheme,
          header.matches('.bright'),
          header.matches('.dark'),
          (document.querySelector('.header-menu') as HTMLElement).style.paddingTop ===
            `${header.offsetHeight}px`,
        ];
      });
    expect(await page.getByRole('button', { name: 'Open menu' }).count()).toBe(1);
    expect(await isMenuSeen(page)).toBe(false);
    await burger(page).click();
    await eventually(marks).toEqual([true, true, 'true', 'Close menu', 'bright', true, false, true]);
    await page.getByRole('link', { name: 'About' }).waitFor();
    expect(await page.locator('[data-folder="root"]').getAttribute('class')).toBe(
      'header-menu-nav-folder header-menu-nav-folder--active',
    );
    await page.getByRole('button', { name: 'Close menu' }).click();
    await eventually(marks).toEqual([false, false, 'false', 'Open menu', 'dark', false, true, true]);
    expect(errors).toEqual([]);
  });

  it.each([
    ['its own', 'data-header-theme="dark" data-header-style="solid"', 'light'],
    ['the first section’s', 'data-header-theme="" data-header-style="dynamic"', ''],
  ])(
    'gives an older header with %s colours those of the menu while it is open',
    async (_name, header, menu) => {
      const html = headerPage({ attributes: `${header} data-menu-overlay-theme="${menu}"` })
        .replace(' data-section-theme="bright"', '')
        .replace(
          '<section class="page-section">',
          '<section class="page-section" data-section-theme="dark">',
        );
      const { page } = await stage.show(html, PHONE);
      const themes = () =>
        page
          .locator('#header')
          .evaluate(({ classList }) => [...classList].filter((name) => /^(dark|light)$/.test(name)).join());
      await page.waitForSelector('.header-burger-btn[aria-expanded]', { state: 'attached' });
      expect(await themes()).toBe('dark');
      await burger(page).click();
      await eventually(() => isMenuSeen(page)).toBe(true);
      expect(await themes()).toBe(menu);
      await burger(page).click();
      await eventually(themes).toBe('dark');
    },
  );

  it('is left by Escape; focus returns to the button, and the page behind was still and inert', async () => {
    const { page } = await showHeader(stage, {}, PHONE);
    const behind = () =>
      page.evaluate(() => [
        document.querySelector('main')?.matches('[inert]'),
        document.querySelector('footer')?.matches('[inert]'),
        getComputedStyle(document.body).overflow,
      ]);
    await burger(page).focus();
    await page.keyboard.press('Enter');
    await eventually(behind).toEqual([true, true, 'hidden']);
    await page.keyboard.press('Escape');
    await eventually(behind).toEqual([false, false, 'visible']);
    expect(await isMenuSeen(page)).toBe(false);
    await eventually(() => focused(page)).toContain('Open menu');
  });

  it('closes on a body that another script has changed meanwhile', async () => {
    const { page } = await showHeader(stage, {}, PHONE);
    await burger(page).click();
    await eventually(() => isMenuSeen(page)).toBe(true);
    await page.evaluate("document.body.classList.add('theirs')");
    await burger(page).click();
    await eventually(() => isMenuSeen(page)).toBe(false);
    expect(await page.locator('body.theirs').count()).toBe(1);
  });

  it('keeps the focus in the header', async () => {
    const { page } = await showHeader(stage, {}, PHONE);
    await burger(page).click();
    await until(page, () => document.body.style.overflow === 'hidden'); // what holds the focus has come
    const seen: (string | undefined)[] = [];
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press('Tab');
      seen.push(await focused(page));
    }
    expect(seen).toEqual([
      'Folder:Breads',
      'About',
      'Opening hours',
      'Sign inMy account',
      'Skip to content',
      'Kiln & Crumb',
      'Open menuClose menu',
      'Folder:Breads',
    ]);
  });

  it('really navigates', async () => {
    const { page } = await showHeader(stage, {}, PHONE);
    await burger(page).click();
    await page.getByRole('link', { name: 'About' }).click();
    await page.waitForURL('**/about');
  });

  it('closes for a place on this page, which is scrolled to and has the focus', async () => {
    const { page } = await showHeader(stage, {}, PHONE);
    await burger(page).click();
    await page.getByRole('link', { name: 'Opening hours' }).click();
    await eventually(() => isMenuSeen(page)).toBe(false);
    expect(new URL(page.url()).hash).toBe('#hours');
    await eventually(() => page.evaluate(() => Math.round(scrollY) > 300)).toBe(true);
    await eventually(() => focused(page)).toBe('Opening hours');
    await burger(page).focus();
    expect(await page.locator('#hours').getAttribute('tabindex')).toBeNull();
  });

  it('goes into a folder and back by touch and keyboard, and starts at the first level again', async () => {
    const { page, errors } = await showHeader(stage, {}, PHONE);
    const levels = () =>
      page
        .locator('.header-menu-nav-folder')
        .evaluateAll((folders) =>
          folders.map((folder) => [
            folder.matches('.header-menu-nav-folder--active'),
            folder.matches('.header-menu-nav-folder--open'),
            folder.matches('[inert]'),
          ]),
        );
    const opener = page.getByRole('button', { name: 'Folder: Breads' });
    await burger(page).click();
    await opener.click();
    expect(await levels()).toEqual([
      [true, true, true],
      [true, false, false],
    ]);
    await eventually(() => focused(page)).toBe('Back');
    expect(await page.getByRole('link', { name: 'Rye' }).isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Back' }).click();
    expect(await levels()).toEqual([
      [true, false, false],
      [false, false, true],
    ]);
    expect(await focused(page)).toBe('Folder:Breads');
    await page.keyboard.press('Space');
    expect(await opener.or(page.locator('[data-folder-id="/breads"]')).getAttribute('aria-expanded')).toBe(
      'true',
    );
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('Folder:Breads');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await eventually(() => isMenuSeen(page)).toBe(false);
    await burger(page).click();
    expect(await levels()).toEqual([
      [true, false, false],
      [false, false, true],
    ]);
    expect(new URL(page.url()).pathname).toBe('/fixture');
    expect(errors).toEqual([]);
  });

  it('closes when the window has no button any more, and before the page is left', async () => {
    const { page } = await showHeader(stage, {}, { viewport: PHONE.viewport });
    await burger(page).click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await eventually(() => page.locator('body.header--menu-open, main[inert]').count()).toBe(0);
    await page.setViewportSize(PHONE.viewport);
    await burger(page).click();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    expect(await page.locator('body.header--menu-open, main[inert]').count()).toBe(0);
  });

  it('holds the page still also where a folder was opened before its chunk came, and leaves the focus there', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { page } = await showHeader(
      stage,
      {},
      {
        ...PHONE,
        prepare: (page) =>
          page.route('**/published-header-modal-*', (route) => held.then(() => route.continue())),
      },
    );
    await burger(page).click();
    await page.getByRole('button', { name: 'Folder: Breads' }).click();
    await eventually(() => focused(page)).toContain('Back');
    release();
    await until(page, () => document.body.style.overflow === 'hidden');
    expect(await focused(page)).toContain('Back');
  });

  it('works without the chunk that holds the focus; that is reported', async () => {
    const { page, messages } = await showHeader(
      stage,
      {},
      {
        ...PHONE,
        prepare: (page) => page.route('**/published-header-modal-*', (route) => route.abort()),
      },
    );
    await burger(page).click();
    await page.getByRole('link', { name: 'About' }).waitFor();
    await eventually(() => messages.some(({ text }) => text.includes('published-header-modal'))).toBe(true);
    await page.keyboard.press('Escape');
    expect(await isMenuSeen(page)).toBe(false);
    expect(await page.locator('[inert]').count()).toBe(1); // the folder that was not open
    expect(await focused(page)).toContain('Open menu');
  });

  it('opens by a touch that came before its chunk', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { page } = await stage.show(headerPage({ nav: FOLDER, actions: '' }), {
      ...PHONE,
      prepare: (page) =>
        page.route(/published-header-(?!modal)/, async (route) => {
          await held;
          await route.continue();
        }),
    });
    await burger(page).click();
    expect(await isMenuSeen(page)).toBe(false);
    release();
    await eventually(() => isMenuSeen(page)).toBe(true);
  });

  it('that leads nowhere is marked', async () => {
    const { page } = await showHeader(stage, { menu: '' }, PHONE);
    expect(await page.locator('.header-burger-btn.no-nav-links').count()).toBe(1);
  });

  it('is accessible, closed and open, and does not move for those who prefer that', async () => {
    const { page } = await showHeader(stage, {}, { ...PHONE, reducedMotion: 'reduce' });
    expect(await axeFaults(page)).toEqual([]);
    await burger(page).click();
    await page.getByRole('link', { name: 'About' }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Folder: Breads' }).click();
    expect(await axeFaults(page)).toEqual([]);
    const duration = () =>
      page.locator('.header-menu').evaluate((menu) => getComputedStyle(menu).transitionDuration);
    expect(await duration()).toBe('0s');
  });
});

it('a menu button shows the focus, also where the page removes outlines', async () => {
  const head = '<style>*:focus { outline: 0 !important }</style>';
  const { page } = await showHeader(stage, { head }, PHONE);
  await page.keyboard.press('Tab');
  await burger(page).focus();
  const outline = () => burger(page).evaluate((button) => getComputedStyle(button).outlineStyle);
  await eventually(outline).not.toBe('none');
});

describe('folders of the navigation', () => {
  const title = (page: Page) => page.getByRole('button', { name: 'Breads' });
  const state = async (page: Page) => [
    await title(page).getAttribute('aria-expanded'),
    await page.locator('#breads').isVisible(),
    await page.locator('#breads.focus-within').count(),
  ];
  const OPEN = ['true', true, 1];
  const CLOSED = ['false', false, 0];

  it('open under a mouse, which does not close them by a click; Escape does', async () => {
    const { page } = await showHeader(stage);
    expect(await state(page)).toEqual(CLOSED);
    await title(page).hover();
    expect(await state(page)).toEqual(OPEN);
    await title(page).click();
    expect(await state(page)).toEqual(OPEN);
    await page.keyboard.press('Escape');
    expect(await state(page)).toEqual(CLOSED);
    await page.mouse.move(600, 700);
    await title(page).hover();
    expect(await state(page)).toEqual(OPEN);
    await page.mouse.move(600, 700);
    expect(await state(page)).toEqual(CLOSED);
  });

  it('stay open under a mouse that was there before their code', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { page } = await stage.show(headerPage({ nav: FOLDER, actions: '' }), {
      prepare: (tab) =>
        tab.route(/\/chunks\/published-header-/, (route) => released.then(() => route.continue())),
    });
    await title(page).hover();
    await eventually(() => page.locator('#breads').isVisible()).toBe(true);
    release();
    await eventually(() => state(page)).toEqual(OPEN);
    await page.keyboard.press('Escape');
    expect(await state(page)).toEqual(CLOSED);
  });

  it('open by keyboard, close by Escape and when the focus leaves', async () => {
    const { page } = await showHeader(stage);
    await title(page).focus();
    await page.keyboard.press('Enter');
    expect(await state(page)).toEqual(OPEN);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Rye');
    await page.keyboard.press('Escape');
    expect(await state(page)).toEqual(CLOSED);
    expect(await focused(page)).toBe('Breads');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('Wheat');
    await page.keyboard.press('Tab');
    expect(await state(page)).toEqual(CLOSED);
    expect(await focused(page)).toBe('Visits');
  });

  it.each(['Enter', 'Space'])('with a link as their title open by %s and do not navigate', async (key) => {
    const { page } = await showHeader(stage);
    const visits = page.getByRole('button', { name: 'Visits' });
    await visits.focus();
    await page.keyboard.press(key);
    expect(await visits.getAttribute('aria-expanded')).toBe('true');
    expect(await page.getByRole('link', { name: 'Hours' }).isVisible()).toBe(true);
    await page.keyboard.press(key);
    expect(await page.getByRole('link', { name: 'Hours' }).isVisible()).toBe(false);
    expect(new URL(page.url()).pathname).toBe('/fixture');
  });

  it('open and close by touch', async () => {
    const { page } = await showHeader(stage, {}, { hasTouch: true });
    await title(page).tap();
    expect(await state(page)).toEqual(OPEN);
    await title(page).tap();
    expect(await state(page)).toEqual(CLOSED);
    await title(page).tap();
    await page.touchscreen.tap(600, 700);
    expect(await state(page)).toEqual(CLOSED);
    await title(page).tap();
    await page.getByRole('link', { name: 'Rye' }).tap();
    await page.waitForURL('**/rye');
  });

  it('stay in the window', async () => {
    const { page } = await showHeader(stage, { actions: '', nav: OLD_FOLDER + FOLDER });
    await title(page).hover();
    const box = await page.locator('#breads').boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280);
    expect(box?.x).toBeGreaterThan(0);
  });

  it("show the arrow of the page's own that its settings name", async () => {
    const { page } = await showHeader(stage);
    expect(
      await page.locator('.header-nav-folder-title .header-dropdown-icon use[href="#arrow"]').count(),
    ).toBe(2);
    expect(await page.locator('[data-folder-id] .header-dropdown-icon').count()).toBe(1);
  });

  it('are accessible, also open', async () => {
    const { page } = await showHeader(stage, { actions: '' });
    expect(await axeFaults(page)).toEqual([]);
    await title(page).focus();
    await page.keyboard.press('Enter');
    expect(await axeFaults(page)).toEqual([]);
  });
});
