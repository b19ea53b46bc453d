import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { pageOf, useStage } from '../harness.ts';
import { KEEP_WRITTEN_COOKIES, settled, writtenCookie } from '../wire.ts';
import { BANNER, showBanner } from './banner-page.ts';

const stage = useStage();
const ANSWERED = { cookies: { ss_cookieAllowed: 'true' }, before: KEEP_WRITTEN_COOKIES };

function preview(page: Page, event: string, detail: unknown): Promise<void> {
  return page.evaluate(
    ([name, data]) => void dispatchEvent(new CustomEvent(`cookieBanner:${name}`, { detail: data })),
    [event, detail] as const,
  );
}

describe("the owner's preview", () => {
  test('shows the banner although the question is answered or the banner switched off', async () => {
    const { page, banner } = await showBanner(stage, { isCookieBannerEnabled: false }, ANSWERED);
    expect(await banner.count()).toBe(0);
    await preview(page, 'force', { version: 2, settings: {} });
    await banner.waitFor();
  });

  test('is not looked for in messages of others', async () => {
    const before = `
      const { toString } = Array.prototype;
      Array.prototype.toString = function () {
        if (this[0] === 'foreign') window.isRead = true;
        return toString.call(this);
      };`;
    const { page, errors } = await showBanner(stage, {}, { before });
    const answered = page.evaluate(
      "new Promise((done) => addEventListener('message', ({ data }) => data === 'last' && done(window.isRead ?? false)))",
    );
    await page.evaluate(() => {
      for (const name of ['type', 'name']) postMessage({ [name]: ['foreign'] }, '*');
      postMessage('last', '*');
    });
    expect(await answered).toBe(false);
    expect(errors).toEqual([]);
  });

  test('its buttons do nothing', async () => {
    const { page, banner } = await showBanner(stage, {}, ANSWERED);
    await preview(page, 'force', { version: 2, settings: { cookieBannerAcceptType: 'OPT_IN_AND_OUT' } });
    await banner.locator('button.decline').click();
    await banner.locator('button.accept').click();
    expect(await banner.isVisible()).toBe(true);
    expect(await writtenCookie(page, 'ss_cookieAllowed')).toBeUndefined();
  });

  test('neither do its links and the choice of cookies', async () => {
    const { page, banner } = await showBanner(stage, {}, ANSWERED);
    const settings = {
      cookieBannerHasManageCookies: true,
      cookieBannerText: '<p>We use <a href="/cookies">cookies</a>.</p>',
    };
    await preview(page, 'force', { version: 2, settings });
    await banner.getByRole('link', { name: 'cookies' }).click();
    await banner.locator('button.manage').click();
    expect(await banner.locator('button.manage').isVisible()).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/fixture');
  });

  test('follows the settings that the owner changes, over those of the page', async () => {
    const { page, banner } = await showBanner(
      stage,
      { cookieBannerCtaText: 'Page', cookieBannerCtaVariant: 'BUTTON' },
      ANSWERED,
    );
    await preview(page, 'force', { version: 2, settings: { cookieBannerTheme: 'LIGHT' } });
    await banner.waitFor();
    expect(await banner.getByRole('button', { name: 'Page' }).count()).toBe(1);
    expect(await banner.getAttribute('data-theme')).toBe('LIGHT');
    await preview(page, 'update', {
      version: 2,
      settings: { cookieBannerVariant: 'POPUP', cookieBannerText: '<p>New <b>words</b></p>' },
    });
    await page.locator(`${BANNER}[data-variant="POPUP"]`).waitFor();
    expect(await banner.count()).toBe(1);
    expect(await banner.getAttribute('data-position')).toBe('BOTTOM_RIGHT');
    expect(await banner.getAttribute('data-theme')).toBe('LIGHT');
    expect(await banner.locator('.disclaimer-text').textContent()).toBe('New words');
  });

  test('does not begin with an update: the real question takes the settings and can still be answered', async () => {
    const { page, banner } = await showBanner(
      stage,
      { cookieBannerTheme: 'DARK' },
      { before: KEEP_WRITTEN_COOKIES },
    );
    await banner.waitFor();
    await preview(page, 'update', { version: 2, settings: { cookieBannerTheme: 'LIGHT' } });
    await page.locator(`${BANNER}[data-theme="LIGHT"]`).waitFor();
    await banner.locator('button.accept').click();
    await banner.waitFor({ state: 'detached' });
    expect(await writtenCookie(page, 'ss_cookieAllowed')).toMatch(/^ss_cookieAllowed=true;/);
  });

  test('does not begin with an update where the question is answered', async () => {
    const { page, banner } = await showBanner(stage, {}, ANSWERED);
    await preview(page, 'update', { version: 2, settings: {} });
    await settled(page);
    expect(await banner.count()).toBe(0);
  });

  test('ends with the banner gone where the question is answered', async () => {
    const { page, banner } = await showBanner(stage, {}, ANSWERED);
    await preview(page, 'force', { version: 2, settings: {} });
    await banner.waitFor();
    await preview(page, 'unforce', { version: 2 });
    await banner.waitFor({ state: 'detached' });
  });

  test('ends with the real question where it is still open, and that one can be answered', async () => {
    const { page, banner } = await showBanner(stage, { cookieBannerTheme: 'DARK' });
    await banner.waitFor();
    await preview(page, 'force', { version: 2, settings: { cookieBannerTheme: 'LIGHT' } });
    await page.locator(`${BANNER}[data-theme="LIGHT"]`).waitFor();
    await preview(page, 'unforce', { version: 2, settings: {} });
    await page.locator(`${BANNER}[data-theme="DARK"]`).waitFor();
    await banner.locator('button.accept').click();
    await banner.waitFor({ state: 'detached' });
  });

  test.each([
    { version: 1, settings: {} },
    { version: 3, settings: {} },
    { version: '2', settings: {} },
    { settings: {} },
    null,
    'x',
    2,
  ])('of another version is ignored: %j', async (detail) => {
    const { page, banner, errors } = await showBanner(stage, {}, ANSWERED);
    await preview(page, 'force', detail);
    await settled(page);
    expect(await banner.count()).toBe(0);
    expect(errors).toEqual([]);
  });
});

describe('a preview by messages', () => {
  const MESSAGE = {
    type: 'cookieBanner:force',
    detail: { version: 2, settings: { cookieBannerTheme: 'LIGHT' } },
  };
  const FRAME = '<iframe src="/framed" title="The site" style="width:100%;height:600px"></iframe>';
  const inner = pageOf({ body: '<h1>Framed</h1>' });

  /** A page that frames ours and speaks to it, opened at some origin. */
  async function showFramed(origin: string, speaker = 'frames[0]') {
    const visit = await stage.show(
      `<!doctype html><title>Editor</title>${FRAME.replace('/framed', `${stage.server.url}/framed`)}`,
      {
        origin,
        started: false,
        reducedMotion: 'reduce',
        prepare: (page) =>
          page.route('**/framed', (route) => route.fulfill({ contentType: 'text/html', body: inner })),
      },
    );
    const frame = visit.page.frameLocator('iframe');
    await frame.locator('html[data-mortar="initialised"]').waitFor({ state: 'attached' });
    await visit.page.evaluate(`${speaker}.postMessage(${JSON.stringify(MESSAGE)}, '*')`);
    return { ...visit, banner: frame.locator(BANNER) };
  }

  test("from the site's own editor around the page is followed", async () => {
    const { banner } = await showFramed(stage.server.url);
    await banner.waitFor();
    expect(await banner.getAttribute('data-theme')).toBe('LIGHT');
  });

  test("from the site's admin address is followed", async () => {
    const { banner } = await showFramed('https://kiln-and-crumb.mortar.example');
    await banner.waitFor();
  });

  test.each([
    'http://foreign.test',
    'https://other.mortar.example',
    'https://kiln-and-crumb.mortar.example.foreign.test',
  ])('from %s is ignored', async (origin) => {
    const { page, banner } = await showFramed(origin);
    await settled(page);
    expect(await banner.count()).toBe(0);
  });

  test('from the page itself or a frame inside it is ignored', async () => {
    const { page, banner } = await showBanner(
      stage,
      {},
      { ...ANSWERED, body: '<iframe title="advert" srcdoc="<p>advert</p>"></iframe>' },
    );
    await page.evaluate((message) => postMessage(message, '*'), MESSAGE);
    await page.frames()[1]?.evaluate((message) => parent.postMessage(message, '*'), MESSAGE);
    await settled(page);
    expect(await banner.count()).toBe(0);
  });
});
