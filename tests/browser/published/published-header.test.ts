import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { axeFaults } from '../axe';
import { eventually } from '../eventually';
import { useStage } from '../harness';
import { until } from '../until';
import { burger, headerPage, isMenuSeen, PHONE, PICKER, showHeader } from './header-page';

const stage = useStage();
const padding = (page: Page) =>
  page
    .locator('.page-section')
    .first()
    .evaluate((section) => Math.round(Number.parseFloat(getComputedStyle(section).paddingTop)));
const headerHeight = (page: Page) =>
  page.locator('#header').evaluate((header) => Math.round(header.getBoundingClientRect().height));

const scrollPadding = (page: Page) =>
  page.evaluate(() => Number.parseFloat(document.documentElement.style.scrollPaddingTop));

describe('the language picker', () => {
  const HEAD =
    '<link rel="alternate" hreflang="en" href="/en"><link rel="alternate" hreflang="de" href="/de"><link rel="alternate" hreflang="x-default" href="/">';

  it('leads to web pages only', async () => {
    const head = `${HEAD}<link rel="alternate" hreflang="fr" href="javascript:alert(1)">`;
    const { page } = await showHeader(stage, { head });
    const links = page.locator('.language-picker-desktop a');
    await eventually(() => links.allTextContents()).toEqual(['English', 'Deutsch']);
  });

  it('offers the translations that the page names, by their own names', async () => {
    const { page } = await showHeader(stage, { head: HEAD });
    const button = page.getByRole('button', { name: 'English' });
    await button.focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('.language-picker-desktop').getAttribute('aria-expanded')).toBe('true');
    expect(await page.locator('.language-item:visible').allTextContents()).toEqual(['English', 'Deutsch']);
    expect(await page.locator('.language-item [aria-current="true"]').allTextContents()).toEqual(['English']);
    expect(await axeFaults(page, '#header')).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/de');
  });

  it('of the menu is a folder', async () => {
    const menu = `<div class="header-menu-actions language-picker language-picker-mobile"><a data-folder-id="language-picker" href="#"><div class="header-menu-nav-item-content current-language"><span class="current-language-name">English</span></div></a></div>`;
    const menuFolders = `<div class="header-menu-nav-folder" data-folder="language-picker"><div class="header-menu-nav-folder-content"><div class="header-menu-controls"><a data-action="back" href="/" tabindex="-1">Back</a></div><div class="language-picker-content"></div></div></div>`;
    const { page } = await showHeader(stage, { head: HEAD, menu, menuFolders }, PHONE);
    await burger(page).click();
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await page.waitForURL('**/de');
  });

  it('without translations is left as it is', async () => {
    const { page } = await showHeader(stage);
    expect(await page.locator('.language-picker').evaluate((element) => element.outerHTML)).toBe(PICKER);
  });
});

describe('the account link', () => {
  const links = (page: Page) =>
    page
      .locator('.user-accounts-link.loaded a')
      .evaluateAll((all) =>
        (all as HTMLElement[]).map((link) => [link.innerText, link.getAttribute('href')]),
      );

  it('leads those who are signed out to the sign-in, those who are signed in to their account', async () => {
    const { page } = await showHeader(stage);
    expect((await links(page))[0]).toEqual(['Sign in', '/account/login']);
    const signedIn = await showHeader(
      stage,
      {},
      { cookies: { SiteUserInfo: '%7B%22authenticated%22%3Atrue%7D' } },
    );
    expect((await links(signedIn.page))[0]).toEqual(['My account', '/account']);
    expect(await signedIn.page.getByRole('link', { name: 'My account' }).isVisible()).toBe(true);
  });
});

/** How far the page below the header was pushed; the header's own arrows come with its chunk. */
const WATCH_SHIFT =
  'window.shift = 0; new PerformanceObserver((list) => { for (const { value, sources } of list.getEntries()) if (sources.some(({ node }) => (node?.closest ? node : node?.parentElement)?.closest("main"))) shift += value }).observe({ type: "layout-shift", buffered: true });';
/** Frames in which the script was there and the space was not; the look may come before the script's own in a frame. */
const WATCH_FRAMES =
  'window.late = 0; (function look() { const section = document.querySelector(".page-section"); if (window.mortar && section && getComputedStyle(section).paddingTop === "10px") late++; requestAnimationFrame(look) })();';

describe('the first section', () => {
  const isBelow = async (page: Page) => (await padding(page)) === (await headerHeight(page));

  it.each([
    [1280, {}],
    [390, PHONE],
  ])('begins below the header at %i px, without a shift of the page', async (_width, options) => {
    const { page } = await stage.show(headerPage().replace('<script async', '<script'), {
      ...options,
      before: WATCH_SHIFT,
    });
    await eventually(() => isBelow(page)).toBe(true);
    await page.waitForSelector('.header-burger-btn[aria-expanded]', { state: 'attached' });
    expect(await isBelow(page)).toBe(true);
    expect(await page.evaluate('shift')).toBe(0);
  });

  it("begins below the header in the first frame after a tag at the page's end", async () => {
    const tag = '<script src="/mortar.js"></script>';
    const html = headerPage().replace('<script async src="/mortar.js"></script>', '');
    const { page } = await stage.show(html.replace('</body>', `${tag}</body>`), { before: WATCH_FRAMES });
    await eventually(() => isBelow(page)).toBe(true);
    expect(await page.evaluate('late')).toBeLessThanOrEqual(1);
  });

  it('begins below the header also where its chunk fails', async () => {
    const { page } = await stage.show(headerPage(), {
      prepare: (page) => page.route('**/published-header-*', (route) => route.abort()),
    });
    await eventually(() => isBelow(page)).toBe(true);
    await page.evaluate('mortar.unmount()');
    await eventually(() => padding(page)).toBe(10);
  });

  it('follows the window also without ResizeObserver', async () => {
    const { page } = await stage.show(headerPage(), {
      prepare: (page) =>
        page.route(/published-header-(?!modal)/, async (route) => {
          await page.evaluate('delete window.ResizeObserver');
          await route.continue();
        }),
    });
    await page.waitForSelector('.header-burger-btn[aria-expanded]', { state: 'attached' });
    await eventually(() => isBelow(page)).toBe(true);
    const before = await padding(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await eventually(() => isBelow(page)).toBe(true);
    expect(await padding(page)).not.toBe(before);
  });

  it('follows a late logo and the size of the window', async () => {
    const { page } = await showHeader(stage, { logo: '<img alt="Kiln" style="width:auto;height:auto">' });
    await eventually(() => padding(page)).not.toBe(10);
    const before = await padding(page);
    await page
      .locator('img')
      .first()
      .evaluate((image: HTMLImageElement) => {
        image.src =
          "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='80' height='120'></svg>";
      });
    await eventually(() => padding(page)).not.toBe(before);
    expect(await isBelow(page)).toBe(true);
    await page.setViewportSize({ width: 390, height: 800 });
    await eventually(() => isBelow(page)).toBe(true);
  });

  it('below a header that lies in the flow stays as it is', async () => {
    const { page } = await showHeader(stage, { head: '<style>.header{position:static!important}</style>' });
    expect(await padding(page)).toBe(10);
  });
});

describe('a fixed header', () => {
  /** Ends when the header has seen it: scrolls in one frame count as one. */
  const scroll = (page: Page, top: number) =>
    page.evaluate(async (y) => {
      const nextFrame = () => new Promise(requestAnimationFrame);
      scrollTo({ top: y, behavior: 'instant' });
      await nextFrame();
      await nextFrame();
    }, top);
  const top = (page: Page) =>
    page.locator('#header').evaluate((header) => header.getBoundingClientRect().top);

  it('shrinks once the page has scrolled; the first section stays where it is', async () => {
    const { page } = await showHeader(stage, { bodyClass: 'tweak-fixed-header' });
    const before = await padding(page);
    await scroll(page, 300);
    await page.waitForSelector('.header.shrink');
    expect(await padding(page)).toBe(before);
    await eventually(() =>
      page.evaluate(() => document.documentElement.style.getPropertyValue('--header-fixed-top-offset')),
    ).toBe(`${await headerHeight(page)}px`);
    await scroll(page, 0);
    await page.waitForSelector('.header:not(.shrink)');
    await eventually(() => padding(page)).toBe(before);
  });

  it('lets the first section stay where it is while the header grows again at the top', async () => {
    const { page } = await showHeader(stage, { bodyClass: 'tweak-fixed-header' });
    const css = '.header{transition:padding .4s;padding-bottom:40px}.header.shrink{padding-bottom:0}';
    const before = (await padding(page)) + 40;
    await page.addStyleTag({ content: css });
    await eventually(() => padding(page)).toBe(before);
    await scroll(page, 300);
    await eventually(() => headerHeight(page)).toBeLessThan(before - 40);
    const paddings = await page.evaluate(async () => {
      const section = document.querySelector('main .page-section') as HTMLElement;
      const seen: number[] = [];
      scrollTo({ top: 0, behavior: 'instant' });
      for (const end = performance.now() + 900; performance.now() < end; ) {
        await new Promise(requestAnimationFrame);
        seen.push(Math.round(Number.parseFloat(getComputedStyle(section).paddingTop)));
      }
      return [...new Set(seen)];
    });
    expect(paddings).toEqual([before]);
    expect(await headerHeight(page)).toBe(before);
  });

  describe.each([
    ['that stays', ''],
    ['that scrolls back', 'tweak-fixed-header-style-scroll-back'],
  ])('%s', (_kind, style) => {
    it('does not cover the place that a link on the page leads to, from above or below', async () => {
      const { page } = await showHeader(stage, { bodyClass: `tweak-fixed-header ${style}` });
      await page.evaluate(() => {
        const place =
          '<div style="height:2000px"></div><h2 id="place">The place</h2><div style="height:2000px"></div>';
        document.body.insertAdjacentHTML('beforeend', place);
      });
      await until(page, () => document.documentElement.style.scrollPaddingTop);
      const height = await headerHeight(page); // scrolled, it is lower
      const placeTop = () =>
        page.locator('#place').evaluate((place) => Math.round(place.getBoundingClientRect().top));
      await page.evaluate(() => location.assign('#place'));
      await eventually(placeTop).toBe(height);
      await page.waitForSelector('.header.shrink');
      await eventually(() => scrollPadding(page)).toBeLessThan(height);
      const shrunk = await scrollPadding(page);
      await scroll(page, 4000);
      await page.evaluate(() => location.assign('#place'));
      await eventually(placeTop).toBe(shrunk);
      await eventually(() => top(page)).toBe(0);
    });
  });

  it('keeps links on the page clear of it when the cookie banner is answered', async () => {
    const { page } = await showHeader(stage, {
      bodyClass: 'tweak-fixed-header',
      context: { cookieSettings: { isCookieBannerEnabled: true, cookieBannerPosition: 'TOP' } },
    });
    await until(page, () => document.documentElement.style.scrollPaddingTop);
    await page.locator('.gdpr-cookie-banner .accept').click();
    await page.waitForSelector('.gdpr-cookie-banner', { state: 'detached' });
    await eventually(() => scrollPadding(page)).toBe(await headerHeight(page));
  });

  it('that scrolls back hides on the way down, and comes back upwards or for the focus', async () => {
    const { page } = await showHeader(stage, {
      bodyClass: 'tweak-fixed-header tweak-fixed-header-style-scroll-back',
    });
    await scroll(page, 600);
    await eventually(() => top(page)).toBeLessThan(0);
    await scroll(page, 500);
    await eventually(() => top(page)).toBe(0);
    await scroll(page, 700);
    await eventually(() => top(page)).toBeLessThan(0);
    await page.getByRole('link', { name: 'Start' }).focus();
    expect(await top(page)).toBe(0);
  });

  it('that scrolls back stays while it has the focus', async () => {
    const { page } = await showHeader(stage, {
      bodyClass: 'tweak-fixed-header tweak-fixed-header-style-scroll-back',
    });
    await page.getByRole('link', { name: 'Start' }).focus();
    await scroll(page, 600);
    await page.waitForSelector('.header.shrink');
    expect(await top(page)).toBe(0);
    await page.evaluate('document.activeElement.blur()');
    await scroll(page, 800);
    await eventually(() => top(page)).toBeLessThan(0);
  });

  it('that scrolls back stays while its menu is open, also where nothing holds the page', async () => {
    const bodyClass = 'tweak-fixed-header tweak-fixed-header-style-scroll-back';
    const { page } = await showHeader(
      stage,
      { bodyClass },
      {
        ...PHONE,
        prepare: (page) => page.route('**/published-header-modal-*', (route) => route.abort()),
      },
    );
    await burger(page).click();
    await eventually(() => isMenuSeen(page)).toBe(true);
    await page.evaluate('document.activeElement.blur()'); // as a tap beside the links does
    await scroll(page, 600);
    await page.waitForSelector('.header.shrink');
    expect(await top(page)).toBe(0);
  });

  it('that is not fixed has no marks', async () => {
    const { page } = await showHeader(stage);
    await scroll(page, 300);
    expect(await page.locator('.header.shrink').count()).toBe(0);
  });
});

describe('what is not ours', () => {
  it('a header that another script has bound stays untouched, and no chunk comes for it', async () => {
    const html = headerPage({ attributes: 'data-section-theme="dark" data-controllers-bound="Header"' });
    const { page, requests } = await stage.show(html, PHONE);
    await page.waitForLoadState('networkidle');
    expect(await changes(page, html)).not.toContain('#header');
    expect(await padding(page)).toBe(10);
    expect(requests.filter((url) => url.includes('published-header'))).toEqual([]);
  });

  it('a page without such a header loads nothing of this', async () => {
    const { page, requests } = await stage.show(
      '<!doctype html><title>x</title><script async src="/mortar.js"></script><header>Mine</header>',
    );
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => url.includes('published-header'))).toEqual([]);
  });

  it('a header that another script binds later is handed over as the server sent it', async () => {
    const { page, html } = await showHeader(stage, {}, PHONE);
    await burger(page).click();
    await page
      .locator('#header')
      .evaluate((header) => header.setAttribute('data-controllers-bound', 'Header'));
    await eventually(() => page.locator('.header-burger-btn[aria-expanded]').count()).toBe(0);
    await page.locator('#header').evaluate((header) => header.removeAttribute('data-controllers-bound'));
    expect(await changes(page, html)).not.toContain('#header');
  });
});

describe('when a script loads the next page', () => {
  it('the header of a new body works: its menu opens, and the first section begins below it', async () => {
    const { page, errors } = await showHeader(stage, {}, PHONE);
    await burger(page).click();
    await page.getByRole('link', { name: 'About' }).waitFor();
    await page.evaluate((html) => {
      const { body } = new DOMParser().parseFromString(html, 'text/html');
      body.className = 'sqs-seven-one';
      document.body.replaceWith(body);
    }, headerPage());
    await eventually(() => padding(page)).toBe(await headerHeight(page));
    expect(await isMenuSeen(page)).toBe(false);
    await burger(page).click();
    await page.getByRole('link', { name: 'About' }).waitFor();
    await page.keyboard.press('Escape');
    await eventually(() => isMenuSeen(page)).toBe(false);
    expect(errors).toEqual([]);
  });

  it('a new first section begins below the header that stays, and the menu closes', async () => {
    const { page } = await showHeader(stage, {}, PHONE);
    await burger(page).click();
    await page.getByRole('link', { name: 'About' }).waitFor();
    await page.locator('main').evaluate((main) => {
      main.innerHTML = '<article><section class="page-section"><h1>About</h1></section></article>';
    });
    await eventually(() => padding(page)).toBe(await headerHeight(page));
    expect(await isMenuSeen(page)).toBe(false);
  });
});

describe('taken back', () => {
  it.each([
    ['mortar.unmount()', 'mortar.unmount()'],
    ['Squarespace.globalDestroy()', 'Squarespace.globalDestroy(Y)'],
  ])(
    'by %s, the page is as the server sent it, and lives again when it is started again',
    async (_name, call) => {
      const parts = {
        bodyClass: 'tweak-fixed-header tweak-fixed-header-style-scroll-back',
        head: '<link rel="alternate" hreflang="en" href="/en"><link rel="alternate" hreflang="de" href="/de">',
      };
      const { page, html, errors } = await showHeader(stage, parts, PHONE);
      await page.evaluate('scrollTo(0, 400)');
      await page.waitForSelector('.header.shrink');
      await burger(page).evaluate((button: HTMLElement) => button.click());
      await page.getByRole('button', { name: 'Folder: Breads' }).click();
      await until(page, () => document.body.style.overflow === 'hidden');
      await page.evaluate(call);
      await eventually(() => changes(page, html)).toEqual([]);
      await page.evaluate('Squarespace.afterBodyLoad(Y); mortar.scan()');
      await burger(page).evaluate((button: HTMLElement) => button.click());
      await page.getByRole('link', { name: 'About' }).waitFor();
      expect(errors).toEqual([]);
    },
  );
});

/** Which parts of the page are not as the server sent them. The order of an element's attributes does not count. */
const changes = (page: Page, html: string) =>
  page.evaluate((text) => {
    const server = new DOMParser().parseFromString(text, 'text/html');
    const bodyClass = /`([^`]*)`/.exec(server.body.querySelector('script')?.textContent ?? '')?.[1];
    const parts = ['#header', 'main', 'footer'].filter(
      (part) => !document.querySelector(part)?.isEqualNode(server.querySelector(part)),
    );
    if (document.body.getAttribute('class') !== bodyClass) parts.push('class of the body');
    if (document.body.hasAttribute('style')) parts.push('style of the body');
    if (document.documentElement.hasAttribute('style')) parts.push('style of the root');
    return parts;
  }, html);
