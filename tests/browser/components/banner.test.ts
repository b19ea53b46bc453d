import type { Locator } from 'playwright';
import { describe, expect, test } from 'vitest';
import { useStage } from '../harness.ts';
import { until } from '../until.ts';
import { KEEP_WRITTEN_COOKIES, settled, writtenCookie } from '../wire.ts';
import { bannerFiles, lowestContrast, showBanner } from './banner-page.ts';

const stage = useStage();
const DEFAULT_TEXT =
  'By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience and to help our website run effectively.';

describe('place', () => {
  const BAR = { top: 'TOP', bottom: 'BOTTOM' };
  test.each([
    ['', '', 'BAR', BAR.bottom],
    ['BAR', 'TOP', 'BAR', BAR.top],
    ['BAR', 'BOTTOM', 'BAR', BAR.bottom],
    ['BAR', 'TOP_LEFT', 'BAR', BAR.bottom],
    ['BAR', 'MIDDLE', 'BAR', BAR.bottom],
    ['RIBBON', 'TOP', 'BAR', BAR.top],
    ['POPUP', '', 'POPUP', 'BOTTOM_RIGHT'],
    ['POPUP', 'TOP', 'POPUP', 'BOTTOM_RIGHT'],
    ['POPUP', 'TOP_LEFT', 'POPUP', 'TOP_LEFT'],
    ['POPUP', 'TOP_RIGHT', 'POPUP', 'TOP_RIGHT'],
    ['POPUP', 'BOTTOM_LEFT', 'POPUP', 'BOTTOM_LEFT'],
    ['POPUP', 'BOTTOM_RIGHT', 'POPUP', 'BOTTOM_RIGHT'],
  ])(
    'variant "%s" at "%s" is a %s at %s',
    async (cookieBannerVariant, cookieBannerPosition, variant, position) => {
      const { page, banner } = await showBanner(stage, { cookieBannerVariant, cookieBannerPosition });
      await banner.waitFor();
      expect(await banner.getAttribute('data-variant')).toBe(variant);
      expect(await banner.getAttribute('data-position')).toBe(position);
      const box = await banner.boundingBox();
      const { width, height } = await page.evaluate(() => ({
        width: document.documentElement.clientWidth,
        height: innerHeight,
      }));
      const { x = 0, y = 0, width: wide = 0, height: tall = 0 } = box ?? {};
      expect(position.startsWith('TOP') ? y : height - y - tall).toBeLessThanOrEqual(
        variant === 'BAR' ? 0 : 32,
      );
      expect(position.startsWith('TOP') ? y + tall : height - y).toBeLessThan(height / 2);
      if (variant === 'BAR') expect([x, wide]).toEqual([0, width]);
      else expect(position.endsWith('LEFT') ? x : width - x - wide).toBeLessThanOrEqual(32);
      if (variant === 'POPUP') expect(wide).toBeLessThan(width / 2);
    },
  );

  test('it stays in its place while the page scrolls', async () => {
    const { page, banner } = await showBanner(stage);
    await banner.waitFor();
    const before = await banner.boundingBox();
    await page.evaluate(() => scrollTo(0, 400));
    expect(await banner.boundingBox()).toEqual(before);
  });
});

describe('look and words', () => {
  test.each([
    ['', 'DARK'],
    ['DARK', 'DARK'],
    ['LIGHT', 'LIGHT'],
    ['PINK', 'DARK'],
  ])('theme "%s" is %s and readable', async (cookieBannerTheme, theme) => {
    for (const cookieBannerCtaVariant of ['TEXT', 'BUTTON', 'ICON']) {
      const settings = {
        cookieBannerTheme,
        cookieBannerCtaVariant,
        cookieBannerText: '<p>See the <a href="/rules">rules</a>.</p>',
      };
      const { page, banner } = await showBanner(stage, settings);
      await banner.waitFor();
      expect(await banner.getAttribute('data-theme')).toBe(theme);
      expect(await lowestContrast(page)).toBeGreaterThanOrEqual(4.5);
      const ground = await banner.evaluate(
        (element) => getComputedStyle(element).backgroundColor.match(/\d+/g)?.map(Number) ?? [],
      );
      expect(Math.max(...ground.slice(0, 3)) > 127).toBe(theme === 'LIGHT');
    }
  });

  test('without any words of the owner it has the usual ones', async () => {
    const { banner } = await showBanner(stage, { cookieBannerAcceptType: 'OPT_IN_AND_OUT' });
    expect(await banner.locator('.disclaimer-text').textContent()).toBe(DEFAULT_TEXT);
    expect(await banner.getByRole('button').allInnerTexts()).toEqual(['Accept', 'Decline']);
    expect(await banner.getAttribute('aria-label')).toBe('Cookie banner');
  });

  test("the owner's words are on the buttons", async () => {
    const words = {
      cookieBannerCtaText: 'Ja, gern',
      cookieBannerOptOutCtaText: '<b>Nein</b>',
      cookieBannerCtaVariant: 'BUTTON',
    };
    const { banner } = await showBanner(stage, { ...words, cookieBannerAcceptType: 'OPT_IN_AND_OUT' });
    expect(await banner.locator('button.accept').textContent()).toBe('Ja, gern');
    expect(await banner.locator('button.decline').textContent()).toBe('<b>Nein</b>');
  });

  test("the owner's rules for the site's buttons reach its buttons, which stay readable", async () => {
    const head = `<style>
      .decline.sqs-button-element--secondary { border-radius: 1px }
      .site .sqs-button-element--primary { border-radius: 2px; background: transparent; color: #1b1b1d }
    </style>`;
    const settings = { cookieBannerCtaVariant: 'BUTTON', cookieBannerHasOptOut: true };
    const { page, banner } = await showBanner(stage, settings, { head });
    await page.evaluate(() => document.body.classList.add('site'));
    const radii = () =>
      banner.getByRole('button').evaluateAll((all) => all.map((one) => getComputedStyle(one).borderRadius));
    await banner.waitFor();
    expect(await radii()).toEqual(['2px', '1px']);
    expect(await lowestContrast(page)).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['', 'ICON'],
    ['ICON', 'ICON'],
    ['TEXT', 'TEXT'],
    ['BUTTON', 'BUTTON'],
    ['LINK', 'ICON'],
  ])('control "%s" is drawn as %s', async (cookieBannerCtaVariant, control) => {
    const { banner } = await showBanner(stage, { cookieBannerCtaVariant, cookieBannerCtaText: 'Fine' });
    await banner.waitFor();
    const accept = banner.getByRole('button', { name: 'Fine', exact: true });
    expect(await banner.getByRole('button').count()).toBe(1);
    const seen = await banner.locator('.sqs-cookie-banner-v2-cta-container').innerText();
    expect(seen.trim()).toBe(control === 'ICON' ? '×' : 'Fine');
    const look = await accept.evaluate((element) => {
      const { backgroundColor, textDecorationLine } = getComputedStyle(element);
      return { isFilled: !/, 0\)$/.test(backgroundColor), isUnderlined: textDecorationLine === 'underline' };
    });
    expect(look).toEqual({ isFilled: control === 'BUTTON', isUnderlined: control === 'TEXT' });
  });

  test('an icon cannot say two things, so both answers become buttons of equal weight', async () => {
    const { banner } = await showBanner(stage, {
      cookieBannerCtaVariant: 'ICON',
      cookieBannerAcceptType: 'OPT_IN_AND_OUT',
    });
    await banner.waitFor();
    expect(await banner.getByRole('button').allInnerTexts()).toEqual(['Accept', 'Decline']);
    const looks = await banner.getByRole('button').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { backgroundColor, color, fontSize, fontWeight, borderStyle } = getComputedStyle(button);
        return {
          backgroundColor,
          color,
          fontSize,
          fontWeight,
          borderStyle,
          height: button.getBoundingClientRect().height,
        };
      }),
    );
    expect(looks[1]).toEqual(looks[0]);
  });

  test.each([
    ['', 1],
    ['OPT_IN', 1],
    ['OPT_IN_AND_OUT', 2],
    ['OPT_OUT', 1],
  ])('accept type "%s" offers %i answers', async (cookieBannerAcceptType, answers) => {
    const { banner } = await showBanner(stage, { cookieBannerAcceptType });
    await banner.waitFor();
    expect(await banner.getByRole('button').count()).toBe(answers);
  });
});

describe('when it shows', () => {
  test.each([
    ['switched on in the cookie settings', { cookieSettings: { isCookieBannerEnabled: true } }, {}, true],
    ['switched off in the cookie settings', { cookieSettings: { isCookieBannerEnabled: false } }, {}, false],
    [
      'switched on for the site only',
      { cookieSettings: {}, websiteSettings: { isCookieBannerEnabled: true } },
      {},
      true,
    ],
    [
      'switched off in the cookie settings, on for the site',
      { cookieSettings: { isCookieBannerEnabled: false }, websiteSettings: { isCookieBannerEnabled: true } },
      {},
      false,
    ],
    [
      'switched on in the cookie settings, off for the site',
      { cookieSettings: { isCookieBannerEnabled: true }, websiteSettings: { isCookieBannerEnabled: false } },
      {},
      true,
    ],
    ['never mentioned', { cookieSettings: {} }, {}, false],
    ['accepted before', {}, { ss_cookieAllowed: 'true' }, false],
    ['declined before', {}, { ss_cookieAllowed: 'false' }, false],
    ['answered with a damaged cookie', {}, { ss_cookieAllowed: 'TRUE' }, true],
  ])('%s', async (_case, context, cookies, isShown) => {
    const visit = await showBanner(stage, {}, { context, cookies });
    if (isShown) return visit.banner.waitFor();
    await settled(visit.page);
    expect(await visit.banner.count()).toBe(0);
    expect(bannerFiles(visit)).toEqual([]);
  });
});

describe('answers', () => {
  test.each([
    ['accept', 'true'],
    ['decline', 'false'],
  ])('%s writes %s for thirty days and takes the banner away', async (answer, value) => {
    const settings = { cookieBannerAcceptType: 'OPT_IN_AND_OUT' };
    const { page, banner } = await showBanner(stage, settings, { before: KEEP_WRITTEN_COOKIES });
    await banner.locator(`button.${answer}`).click();
    await banner.waitFor({ state: 'detached' });
    expect(await page.locator('.cookie-banner-mount-point').count()).toBe(0);
    const written = await writtenCookie(page, 'ss_cookieAllowed');
    expect(written).toContain(`ss_cookieAllowed=${value};`);
    expect(written).toContain('Max-Age=2592000');
    expect(written).toContain('Path=/');
    await page.reload();
    await settled(page);
    expect(await banner.count()).toBe(0);
  });

  const NEWER = {
    cookieBannerAcceptType: 'OPT_IN',
    cookieBannerCtaText: 'Accept all',
    cookieBannerOptOutCtaText: 'Decline all',
    cookieBannerManageCookiesLabel: 'Choose cookies',
  };
  const names = (banner: Locator) => banner.getByRole('button').allTextContents();

  test('cookies that can be managed can be declined, in one step more, also by keyboard', async () => {
    const settings = { ...NEWER, cookieBannerHasManageCookies: true };
    const { page, banner } = await showBanner(stage, settings, { before: KEEP_WRITTEN_COOKIES });
    await banner.waitFor();
    expect(await names(banner)).toEqual(['Accept all', 'Choose cookies']);
    await banner.getByRole('button', { name: 'Choose cookies' }).press('Enter');
    expect(await names(banner)).toEqual(['Accept all', 'Decline all']);
    await page.keyboard.press('Enter');
    await banner.waitFor({ state: 'detached' });
    expect(await writtenCookie(page, 'ss_cookieAllowed')).toContain('ss_cookieAllowed=false;');
  });

  test('a site that lets its visitors opt out asks for both at once', async () => {
    const settings = { ...NEWER, cookieBannerHasOptOut: true, cookieBannerHasManageCookies: true };
    const { banner } = await showBanner(stage, settings);
    await banner.waitFor();
    expect(await names(banner)).toEqual(['Accept all', 'Decline all']);
  });
});

describe('when something takes it from the page', () => {
  const REPLACE_BODY = `{
    const next = document.createElement('body');
    next.innerHTML = '<main><p>The next page</p><button data-cookie-settings>Cookies</button></main>';
    document.body.replaceWith(next);
  }`;
  const EMPTY_BODY = "document.body.innerHTML = '<main>The next page</main>'";
  const EMPTY_ONE_BY_ONE =
    "while (document.body.firstChild) document.body.firstChild.remove(); document.body.append('The next page')";
  const REPLACE_ALONE = `document.querySelectorAll('body > :not(.cookie-banner-mount-point)').forEach((other) => other.remove());
    setTimeout(() => { ${EMPTY_BODY}; })`;

  test.each([REPLACE_BODY, EMPTY_BODY, EMPTY_ONE_BY_ONE, REPLACE_ALONE])(
    'a script that loads the next page (%s), it asks there',
    async (swap) => {
      const { page, banner, errors } = await showBanner(stage);
      await banner.waitFor();
      for (let count = 0; count < 2; count++) {
        await page.evaluate(swap);
        await page.getByText('The next page').waitFor();
        await banner.waitFor();
      }
      expect(await page.locator('body').getAttribute('class')).toContain('sqs-cookie-banner-v2-enabled');
      await banner.getByRole('button', { name: 'Accept' }).click();
      await banner.waitFor({ state: 'detached' });
      expect(await page.locator('html').getAttribute('style')).toBeNull();
      await page.evaluate(swap);
      expect(await banner.count()).toBe(0);
      expect(errors).toEqual([]);
    },
  );

  const BUTTONS =
    '<button data-cookie-settings>Cookies</button><button onclick="mortar.popup.open()">Letter</button>';
  const POPUP =
    '<div data-block="popup-overlay" hidden data-block-json=\'{"style":2}\'><h2>A letter</h2><p>Once a month</p></div>';

  test.each(['.cookie-banner-mount-point', '.gdpr-cookie-banner'])(
    'a browser extension (%s), it is gone with its space until the visitor asks for it, and no popup waits for it',
    async (removed) => {
      const { page, banner } = await showBanner(stage, {}, { body: BUTTONS + POPUP });
      await banner.waitFor();
      await page.evaluate(`document.querySelector('${removed}').remove()`);
      await until(page, "document.documentElement.getAttribute('style') === null");
      expect(await banner.count()).toBe(0);
      expect(await page.locator('body').getAttribute('class')).not.toContain('sqs-cookie-banner-v2-enabled');
      await page.getByRole('button', { name: 'Letter' }).click();
      await page.getByRole('dialog', { name: 'A letter' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Cookies' }).click();
      await banner.waitFor();
    },
  );
});
