import { describe, expect, test } from 'vitest';
import { axeFaults } from '../axe.ts';
import { eventually } from '../eventually.ts';
import { useStage } from '../harness.ts';
import { until } from '../until.ts';
import { BANNER, showBanner } from './banner-page.ts';

const stage = useStage();
const BOTH = { cookieBannerAcceptType: 'OPT_IN_AND_OUT', cookieBannerCtaVariant: 'BUTTON' };
const LONG =
  '<p>We use cookies, and <a href="/rules">rules with aVeryLongUnbreakableWordThatNobodyCanReadAtOnce</a>.</p>'.repeat(
    6,
  );
const SHIFTS = `
  window.shifts = 0;
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => { window.shifts += entry.value; })).observe({ type: 'layout-shift', buffered: true });`;
const shiftsOf = () =>
  new Promise<number>((tell) =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => tell((window as never as { shifts: number }).shifts)),
    ),
  );

describe('a visitor with a keyboard', () => {
  test.each(['TOP', 'BOTTOM'])('meets the banner at the %s first', async (cookieBannerPosition) => {
    const body = '<a href="#a">Skip</a><main><h1>Shop</h1><input aria-label="Name"></main>';
    const { page, banner } = await showBanner(stage, { ...BOTH, cookieBannerPosition }, { body });
    await banner.waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('accept');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await banner.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.cookie)).toContain('ss_cookieAllowed=false');
  });

  test.each([
    ['BAR', 'TOP'],
    ['BAR', 'BOTTOM'],
    ['POPUP', 'TOP_LEFT'],
    ['POPUP', 'BOTTOM_RIGHT'],
  ])('never has the focus under the %s at %s', async (cookieBannerVariant, cookieBannerPosition) => {
    const links = Array.from(
      { length: 30 },
      (_, index) =>
        `<p><a href="#${index}">Link ${index}</a> <input aria-label="n${index}" style="float:right"></p>`,
    );
    const { page, banner } = await showBanner(
      stage,
      { ...BOTH, cookieBannerVariant, cookieBannerPosition },
      { body: `<main>${links.join('')}</main>` },
    );
    await banner.waitFor();
    const covered: unknown[] = [];
    for (let step = 0; step < 64; step++) {
      await page.keyboard.press(step < 62 ? 'Tab' : 'Shift+Tab');
      covered.push(
        await page.evaluate(
          (selector) =>
            new Promise((tell) => {
              requestAnimationFrame(() =>
                requestAnimationFrame(() => {
                  const focused = document.activeElement as HTMLElement;
                  const over = document.querySelector(selector);
                  if (focused === document.body || over?.contains(focused)) return tell(null);
                  const { left, top, width, height } = focused.getBoundingClientRect();
                  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
                  tell(over?.contains(seen) || !seen ? focused.outerHTML : null);
                }),
              );
            }),
          BANNER,
        ),
      );
    }
    expect(covered.filter(Boolean)).toEqual([]);
  });

  test('is brought into the banner by a cookie settings control, and back to it after the answer', async () => {
    const body = '<main><h1>Shop</h1><p><button data-cookie-settings>Cookie settings</button></p></main>';
    const { page, banner } = await showBanner(stage, BOTH, { body, cookies: { ss_cookieAllowed: 'true' } });
    expect(await banner.count()).toBe(0);
    await page.getByRole('button', { name: 'Cookie settings' }).focus();
    await page.keyboard.press('Enter');
    await banner.waitFor();
    await until(
      page,
      (selector) => document.querySelector(selector)?.contains(document.activeElement),
      BANNER,
    );
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await banner.waitFor({ state: 'detached' });
    expect(
      await page.evaluate(() => [
        document.activeElement?.textContent,
        document.cookie.includes('ss_cookieAllowed=false'),
      ]),
    ).toEqual(['Cookie settings', true]);
  });

  test('keeps the focus where it is when the answer comes from elsewhere', async () => {
    const body = '<main><a href="#a">Shop</a> <input aria-label="Name"></main>';
    const { page, banner } = await showBanner(stage, BOTH, { body });
    await banner.waitFor();
    await page.getByRole('link', { name: 'Shop' }).focus();
    await banner.locator('button.accept').focus();
    await page.getByLabel('Name').focus();
    await page.evaluate('mortar.consent.set(true)');
    await banner.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Name');
  });

  test.each(['TOP', 'BOTTOM'])(
    'sees all of the banner at the %s also where it can not give way',
    async (cookieBannerPosition) => {
      const body = '<main><div id="tall" tabindex="0" style="position:fixed;inset:0 0 auto 0"></div></main>';
      const { page, banner } = await showBanner(stage, { ...BOTH, cookieBannerPosition }, { body });
      await banner.waitFor();
      const [top, bottom] = await page.evaluate(async (selector) => {
        const banner = document.querySelector(selector) as HTMLElement;
        const tall = document.querySelector('#tall') as HTMLElement;
        tall.style.height = `${innerHeight - banner.offsetHeight}px`;
        if (banner.offsetTop > 0) tall.style.inset = 'auto 0 0 0';
        tall.focus();
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
        const box = banner.getBoundingClientRect();
        return [box.top, innerHeight - box.bottom];
      }, BANNER);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeGreaterThanOrEqual(0);
    },
  );

  test('can open it again by a link, which then leads nowhere', async () => {
    const body = '<main><p><a href="/elsewhere" data-cookie-settings><b>Cookies</b></a></p></main>';
    const { page, banner } = await showBanner(stage, { isCookieBannerEnabled: false }, { body });
    await page.getByText('Cookies').click();
    await banner.waitFor();
    expect(new URL(page.url()).pathname).toBe('/fixture');
  });
});

test('the banner stays where the page animates it, and a style starts that animation again', async () => {
  const body =
    '<style>@keyframes arrive{from{opacity:0}}body .gdpr-cookie-banner{animation:arrive 1s step-end}</style><p>Bowls</p>';
  const before = `requestAnimationFrame(function cancelOnceShown() {
    const isShown = document.readyState === 'complete' && document.querySelector('.gdpr-cookie-banner');
    if (!isShown) return requestAnimationFrame(cancelOnceShown);
    setTimeout(() => {
      const still = document.head.appendChild(document.createElement('style'));
      still.textContent = '*{animation:none!important}';
      document.body.getBoundingClientRect();
      still.remove();
      document.body.getBoundingClientRect();
      setTimeout(() => { window.isOver = true; }, 100);
    }, 100);
  })`;
  const { page, banner } = await showBanner(stage, {}, { before, body });
  await until(page, 'window.isOver');
  expect(await banner.isVisible()).toBe(true);
  expect(await page.evaluate("mortar.explain('cookie-banner')")).toMatchObject({ answer: 'yes' });
});

describe('the page under the banner', () => {
  test.each([
    ['BAR', 'TOP'],
    ['BAR', 'BOTTOM'],
    ['POPUP', 'TOP_LEFT'],
  ])(
    'does not move for the %s at %s, neither when it comes nor when it goes',
    async (cookieBannerVariant, cookieBannerPosition) => {
      const { page, banner } = await showBanner(
        stage,
        { cookieBannerVariant, cookieBannerPosition },
        { before: SHIFTS },
      );
      await banner.waitFor();
      const before = await page.evaluate(shiftsOf);
      await banner.locator('button.accept').click();
      await banner.waitFor({ state: 'detached' });
      expect([before, await page.evaluate(shiftsOf)]).toEqual([0, 0]);
      expect(await page.evaluate(() => document.documentElement.getAttribute('style'))).toBeNull();
    },
  );

  test('has its own style and classes again, however often the banner changed its size', async () => {
    const { page, banner } = await showBanner(stage, BOTH, {
      body: '<main><p><button data-cookie-settings>Cookies</button></p></main>',
      cookies: { ss_cookieAllowed: 'true' },
    });
    await page.evaluate(() => document.body.classList.add('sqs-cookie-banner-v2-enabled'));
    await page.getByRole('button', { name: 'Cookies' }).click();
    await banner.waitFor();
    const space = () => page.evaluate(() => document.documentElement.style.scrollPaddingBottom);
    await eventually(space).not.toBe('');
    const before = await space();
    await page.setViewportSize({ width: 320, height: 600 });
    await eventually(space).not.toBe(before);
    await banner.locator('button.accept').click();
    await banner.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.documentElement.getAttribute('style'))).toBeNull();
    expect(await page.evaluate(() => document.body.className)).toBe('sqs-cookie-banner-v2-enabled');
  });
});

const STATES = ['BAR', 'POPUP'].flatMap((variant) =>
  ['TEXT', 'BUTTON', 'ICON'].flatMap((cta) =>
    ['LIGHT', 'DARK'].map((theme) => [variant, cta, theme] as const),
  ),
);

describe('everybody can use it', () => {
  test.each(STATES)(
    '%s, %s, %s: axe finds nothing',
    async (cookieBannerVariant, cookieBannerCtaVariant, cookieBannerTheme) => {
      for (const cookieBannerAcceptType of ['OPT_IN', 'OPT_IN_AND_OUT']) {
        const settings = {
          cookieBannerVariant,
          cookieBannerCtaVariant,
          cookieBannerTheme,
          cookieBannerAcceptType,
          cookieBannerText: LONG,
        };
        const { page, banner } = await showBanner(stage, settings);
        await banner.waitFor();
        expect(await axeFaults(page)).toEqual([]);
      }
    },
  );

  test.each(STATES.filter(([, , theme]) => theme === 'DARK'))(
    '%s, %s on a screen of 320 px and with letters twice as large: nothing is cut off',
    async (cookieBannerVariant, cookieBannerCtaVariant) => {
      for (const head of ['', '<style>html{font-size:200%}</style>']) {
        const settings = { ...BOTH, cookieBannerVariant, cookieBannerCtaVariant, cookieBannerText: LONG };
        const { page, banner } = await showBanner(stage, settings, {
          head,
          viewport: { width: 320, height: 480 },
        });
        await banner.waitFor();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
        const overflow = await banner.evaluate((element) => element.scrollWidth - element.clientWidth);
        expect(overflow).toBeLessThanOrEqual(0);
        for (const button of await banner.getByRole('button').all()) {
          const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
          expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
          expect([x >= 0, y >= 0, x + width <= 320, y + height <= 480]).toEqual([true, true, true, true]);
        }
      }
    },
  );

  test('in forced colours the banner and its buttons have visible edges', async () => {
    const { page, banner } = await showBanner(stage, BOTH, { forcedColors: 'active' });
    await banner.waitFor();
    const edges = await page.locator(`${BANNER}, ${BANNER} button`).evaluateAll((elements) =>
      elements.map((element) => {
        const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(element);
        return (
          Number.parseFloat(borderTopWidth) > 0 &&
          borderTopStyle !== 'none' &&
          borderTopColor !== backgroundColor
        );
      }),
    );
    expect(edges).toEqual([true, true, true]);
  });

  test.each([
    '* { all: unset }',
    'button { display: none } section { display: none } p { font-size: 0 }',
    'div { position: fixed; visibility: hidden; opacity: 0; pointer-events: none }',
    'button, span { color: transparent; transform: scale(0); text-indent: -9999px } * { box-sizing: content-box }',
  ])('under a page with "%s" it can still be read and answered', async (css) => {
    const { banner } = await showBanner(
      stage,
      { ...BOTH, cookieBannerText: '<p>Words to <a href="/rules">read</a></p>' },
      { head: `<style>${css}</style>` },
    );
    await banner.waitFor();
    const seen = await banner
      .locator('.disclaimer-text, button')
      .evaluateAll((elements) =>
        elements.map(
          (element) =>
            element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
            Number.parseFloat(getComputedStyle(element).fontSize) >= 12,
        ),
      );
    expect(seen).toEqual([true, true, true]);
    await banner.getByRole('button', { name: 'Decline' }).click();
    await banner.waitFor({ state: 'detached' });
  });
});

test.each([
  ['BAR', 'BOTTOM'],
  ['POPUP', 'BOTTOM_RIGHT'],
])('stays in the window on a page whose body has a transform: %s', async (cookieBannerTheme, position) => {
  const { page, banner } = await showBanner(
    stage,
    { cookieBannerVariant: cookieBannerTheme, cookieBannerPosition: position },
    { head: '<style>body{transform:translateZ(0)}</style>' },
  );
  await banner.waitFor();
  const box = await banner.boundingBox();
  const inner = await page.evaluate(() => innerHeight);
  expect(box && box.y + box.height).toBeLessThanOrEqual(inner);
  expect(box?.y).toBeGreaterThan(inner / 3);
  await banner.getByRole('button').first().click();
  await banner.waitFor({ state: 'detached' });
});
