import type { Page } from 'playwright';
import { describe, expect, it, test } from 'vitest';
import { publishedNewsletter } from '../blocks/newsletter-markup';
import { BANNER, lowestContrast, showBanner } from '../components/banner-page';
import { eventually } from '../eventually';
import { useStage } from '../harness';
import { isSeen, styled } from './published-marks-page';

const stage = useStage();

const explain = (page: Page, what: string) =>
  page.evaluate(
    (what) =>
      (
        window as never as {
          mortar: { explain(what: string): { answer: string; rules: { rule: string; because: string }[] } };
        }
      ).mortar.explain(what),
    what,
  );

describe('the cookie banner', () => {
  /** As published sheets have it, with what the page's own rules may do beside. */
  const PUBLISHED =
    '.sqs-cookie-banner-v2{display:none}.sqs-cookie-banner-v2-enabled .sqs-cookie-banner-v2{display:block}';

  it('sets the classes of the body by which published style sheets show it, until it is answered', async () => {
    const { page, banner } = await showBanner(
      stage,
      { cookieBannerPosition: 'TOP', cookieBannerCtaVariant: 'BUTTON' },
      { head: `<style>${PUBLISHED}</style>`, body: '<main>Bread</main>' },
    );
    await banner.waitFor();
    const classes = () => page.evaluate(() => [...document.body.classList]);
    expect(await classes()).toEqual(['sqs-cookie-banner-v2-enabled', 'sqs-cookie-banner-v2-top']);
    await page.evaluate(() => document.body.classList.add('of-the-page'));
    await banner.getByRole('button', { name: 'Accept' }).click();
    await banner.waitFor({ state: 'detached' });
    expect(await classes()).toEqual(['of-the-page']);
  });

  it("has controls in the colours that the page's style sheet gives its text and its background", async () => {
    const css =
      '.gdpr-cookie-banner{background-color:rgb(255,255,255)}.gdpr-cookie-banner p{color:rgb(10,20,30)}';
    const { banner } = await showBanner(
      stage,
      {
        cookieBannerTheme: 'DARK',
        cookieBannerCtaVariant: 'ICON',
        cookieBannerText: '<p>Cookies keep this oven warm.</p>',
      },
      { head: `<style>${css}</style>` },
    );
    await banner.waitFor();
    const color = () => banner.locator('button').evaluate((button) => getComputedStyle(button).color);
    await eventually(color).toBe('rgb(10, 20, 30)');
  });

  it('has words that can be read on its buttons, which the page’s style sheet makes transparent', async () => {
    const css =
      '.gdpr-cookie-banner{background-color:#f4f4f3;color:#000}.gdpr-cookie-banner p{color:#000}.sqs-cookie-banner-v2 .sqs-cookie-banner-v2-cta{white-space:nowrap;background:transparent}';
    const settings = {
      cookieBannerAcceptType: 'OPT_IN_AND_OUT',
      cookieBannerCtaText: 'Accept all',
      cookieBannerOptOutCtaText: 'Decline all of these cookies, every one',
    };
    const { page, banner } = await showBanner(stage, settings, {
      head: `<style>${css}</style>`,
      viewport: { width: 320, height: 640 },
    });
    await banner.waitFor();
    await eventually(() => lowestContrast(page)).toBeGreaterThan(4.5);
    expect(
      await banner
        .getByRole('button')
        .evaluateAll((all) => all.map((button) => button.scrollWidth > button.clientWidth)),
    ).toEqual([false, false]);
  });

  test.each([
    ['the published rule, without its mark', '.sqs-cookie-banner-v2{display:none}'],
    [
      'all elements of its kinds',
      'section,button,p,div,span{display:none;visibility:hidden;opacity:0}*{opacity:0}html,body{opacity:1}',
    ],
    [
      'its classes',
      '.gdpr-cookie-banner.sqs-cookie-banner-v2{visibility:hidden;opacity:0}.accept,.button-group{display:none}',
    ],
    ['the id of the page', '#collection-1 section,#collection-1 div,#collection-1 button{display:none}'],
    [
      'a transform and no height',
      'body .gdpr-cookie-banner{transform:translateY(300%);height:0;padding:0;clip-path:inset(50%)}',
    ],
  ])('is seen whatever the page says of %s', async (_, css) => {
    const { page, banner } = await showBanner(
      stage,
      { cookieBannerCtaVariant: 'BUTTON' },
      {
        head: `<style>${css}</style><script>addEventListener('DOMContentLoaded',()=>{document.body.id='collection-1'})</script>`,
      },
    );
    await banner.waitFor();
    await eventually(() => isSeen(page, `${BANNER}, ${BANNER} button, ${BANNER} .disclaimer-text`)).toBe(
      true,
    );
    expect((await explain(page, 'cookie-banner')).answer).toBe('yes');
    await banner.getByRole('button', { name: 'Accept' }).click();
  });

  test.each([
    ['display: none', '.sqs-cookie-banner-v2{display:none!important}'],
    ['visibility: hidden', '.sqs-cookie-banner-v2{visibility:hidden!important}'],
    ['opacity: 0', '.sqs-cookie-banner-v2{opacity:0!important}'],
    [
      'beside the page',
      '.sqs-cookie-banner-v2{left:-9999px!important;right:auto!important;width:300px!important}',
    ],
    ['display: none', '.sqs-cookie-banner-v2-accept{display:none!important}'],
  ])('that its owner hides (%s, %s) is not shown, is reported once and says so', async (how, css) => {
    const { page, messages } = await showBanner(
      stage,
      {},
      { head: `<style>${css}</style>`, reducedMotion: 'no-preference' },
    );
    await eventually(() => messages.filter(({ text }) => text.includes(`hidden (${how})`)).length).toBe(1);
    await page.locator(BANNER).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.body.className)).toBe('');
    const { answer, rules } = await explain(page, 'cookie-banner');
    expect(answer).toBe('no');
    expect(rules.at(-1)).toMatchObject({ rule: expect.stringContaining('style sheets'), because: how });
  });

  it('that its owner hides is tried again when a control asks for it, without a second report', async () => {
    const css = '<style id="rule">.sqs-cookie-banner-v2{display:none!important}</style>';
    const { page, messages } = await showBanner(
      stage,
      {},
      {
        head: css,
        body: '<button data-cookie-settings>Cookies</button>',
      },
    );
    await eventually(() => messages.filter(({ text }) => /cookie-banner: .*hidden/.test(text)).length).toBe(
      1,
    );
    await page.locator(BANNER).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Cookies' }).click();
    await page.evaluate(() => document.querySelector('#rule')?.remove());
    await page.getByRole('button', { name: 'Cookies' }).click();
    await page.locator(BANNER).waitFor();
    expect(messages.filter(({ text }) => /cookie-banner: .*hidden/.test(text)).length).toBe(1);
  });
});

describe('what else Mortar shows', () => {
  const popup = (css: string, context = {}) =>
    styled(
      css,
      '<main>Bread</main><div data-block="popup-overlay" id="letter" hidden><h2>A letter</h2></div>',
      {
        websiteSettings: {
          popupOverlaySettings: {
            style: 2,
            showOnTimer: true,
            timerDelay: 0,
            showOnAllPages: true,
            version: 3,
          },
        },
        ...context,
      },
    );

  it('the popup comes where the cookie question is hidden by the page', async () => {
    const { page } = await stage.show(
      popup('.sqs-cookie-banner-v2{display:none!important}', {
        cookieSettings: { isCookieBannerEnabled: true },
      }),
    );
    await page.locator('#letter[role="dialog"]').waitFor();
  });

  it('a popup that the page hides says so, is reported once and keeps nobody from the page', async () => {
    const { page, messages } = await stage.show(popup('#letter{opacity:0!important}'));
    const reports = () =>
      messages.filter(({ text }) => /popup-overlay: .*hidden \(opacity: 0\)/.test(text)).length;
    await eventually(reports).toBe(1);
    await page.evaluate(() =>
      (window as never as { mortar: { popup: { open(): void } } }).mortar.popup.open(),
    );
    await eventually(async () => (await explain(page, 'popup-overlay')).rules.at(-1)?.because).toBe(
      'opacity: 0',
    );
    expect(await page.locator('#letter').getAttribute('role')).toBeNull();
    expect(reports()).toBe(1);
    expect(await page.evaluate(() => localStorage.getItem('popup-overlay'))).toBeNull();
  });

  it("a form's messages are seen whatever the page says of them", async () => {
    const css =
      '.hidden{display:none}.newsletter-form-wrapper .form-submission-text{opacity:0;transform:translateY(8px)}#page div[role=alert]{display:none;opacity:0}';
    const { page } = await stage.show(styled(css, `<main id="page">${publishedNewsletter()}</main>`));
    await page.locator('#block[data-block-state="mounted"]').waitFor();
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await eventually(() => isSeen(page, '.mortar-form-message')).toBe(true);
    await page.getByLabel('Email').fill('ada@kiln.example');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await eventually(() => isSeen(page, '.form-submission-text')).toBe(true);
  });

  const announcement = (css: string, settings = {}) =>
    styled(css, '<div class="sqs-announcement-bar-dropzone band"></div><main>Bread</main>', {
      showAnnouncementBar: true,
      websiteSettings: { announcementBarSettings: { style: 2, text: '<p>Open on Monday</p>', ...settings } },
    });

  /** The page keeps a band free from the first paint on, unless the bar was closed. */
  const reserving = (css = '', settings = {}) =>
    announcement(`.announcement-bar-reserved-space .band{min-height:40px}${css}`, settings).replace(
      /<body[^>]*>/,
      `$&<script>if (!JSON.parse(localStorage.getItem('squarespace-announcement-bar') ?? '{}').closed) document.body.classList.add('announcement-bar-reserved-space')</script>`,
    );
  const band = (page: Page) => page.locator('.band').evaluate((place: HTMLElement) => place.offsetHeight);

  it('an announcement is seen where the page hides such bars', async () => {
    const { page } = await stage.show(
      announcement(
        '.sqs-announcement-bar,.sqs-announcement-bar-custom-location,.sqs-widget{display:none;opacity:0}',
      ),
    );
    await eventually(() => isSeen(page, '.sqs-announcement-bar-text-inner')).toBe(true);
  });

  describe('a template without a place for the announcement', () => {
    const older = (showAnnouncementBar: boolean) =>
      styled('body{margin:0}', '<main class="lazy-load">Bread</main>', {
        showAnnouncementBar,
        websiteSettings: { announcementBarSettings: { style: 2, text: '<p>Open on Monday</p>' } },
      });
    const bars = (page: Page) => page.getByRole('region', { name: 'Announcement' }).count();

    it('shows it all the same, moves nothing for it, and lets it be closed', async () => {
      const { page } = await stage.show(older(true));
      await eventually(() => isSeen(page, '.sqs-announcement-bar-text-inner')).toBe(true);
      expect(await page.locator('main').evaluate((main) => main.getBoundingClientRect().top)).toBe(0);
      await page.getByRole('button', { name: 'Close Announcement' }).click();
      await eventually(() => bars(page)).toBe(0);
    });

    it('shows none where the site has switched it off', async () => {
      const { page } = await stage.show(older(false));
      await page.locator('main.is-loaded').waitFor();
      expect(await page.locator('[data-block="announcement-bar"]').count()).toBe(0);
    });
  });

  it('an announcement has the colours and the one sign to close it of the page', async () => {
    const { page } = await stage.show(
      announcement(
        '.sqs-announcement-bar{background:#fff8e7}.sqs-announcement-bar-text p{color:#333}.sqs-announcement-bar-close:after{content:"×"}',
      ),
    );
    await eventually(() => isSeen(page, '.sqs-announcement-bar-text-inner')).toBe(true);
    const ground = await page.evaluate(() => {
      const own = (element: Element | null): string | undefined => {
        const color = element && getComputedStyle(element).backgroundColor;
        return color === 'rgba(0, 0, 0, 0)' ? own(element?.parentElement ?? null) : (color ?? undefined);
      };
      return own(document.querySelector('.sqs-announcement-bar-text p'));
    });
    expect(ground).toBe('rgb(255, 248, 231)');
    const close = page.getByRole('button', { name: 'Close Announcement' });
    expect(await close.textContent()).toBe('');
    expect(await close.evaluate((button) => getComputedStyle(button, '::after').content)).toBe('"×"');
  });

  it('a closed announcement leaves no empty band, on this page and the next one', async () => {
    const { page } = await stage.show(reserving());
    const height = () => band(page);
    await page.getByRole('button', { name: 'Close Announcement' }).click();
    await eventually(height).toBe(0);
    await page.reload();
    expect(await height()).toBe(0);
    await page.evaluate(() => localStorage.setItem('announcement-bar', 'an older one'));
    await page.reload();
    await eventually(() => isSeen(page, '.sqs-announcement-bar-text-inner')).toBe(true);
    await page.reload();
    await eventually(height).toBeGreaterThan(0);
  });

  it.each([
    ['has nothing to say', reserving('', { text: '<p><script>1</script></p>' })],
    ['is hidden by the page', reserving('.sqs-announcement-bar{display:none!important}')],
    [
      'is there already, at the lower edge',
      reserving().replace(
        '<div class="sqs-announcement-bar-dropzone band">',
        '<div class="sqs-announcement-bar-dropzone"></div><div class="sqs-announcement-bar-dropzone"></div><div class="band">',
      ),
    ],
  ])('an announcement that %s leaves no empty band', async (_why, html) => {
    const { page } = await stage.show(html);
    await eventually(() => band(page)).toBe(0);
    await page.evaluate('mortar.unmount()');
    expect(await band(page)).toBe(40);
  });

  it('an announcement that was closed before makes no later page move', async () => {
    const seenFirst = `<script>window.bandAtFirst = document.querySelector('.band').offsetHeight</script>`;
    const { page } = await stage.show(reserving().replace('<main>', `${seenFirst}<main>`), {
      before: "localStorage.setItem('announcement-bar', '<p>Open on Monday</p>');",
    });
    await eventually(() => band(page)).toBe(0);
    expect(await page.evaluate('bandAtFirst')).toBe(40);
    await page.reload();
    expect(await page.evaluate('bandAtFirst')).toBe(0);
  });

  it('an announcement that is off counts as closed on no later page', async () => {
    const { page } = await stage.show(reserving('', { style: 1 }), {
      before: "localStorage.setItem('announcement-bar', '<p>Open on Monday</p>');",
    });
    await eventually(() => band(page)).toBe(0);
    expect(await page.evaluate("localStorage.getItem('squarespace-announcement-bar')")).toBeNull();
  });

  it('an announcement taken back leaves what other scripts did to the body', async () => {
    const { page } = await stage.show(
      reserving('.is-loading main{visibility:hidden}', { style: 1 }).replace(
        '<main>',
        `<script>document.body.classList.add('is-loading')</script><main>`,
      ),
    );
    await eventually(() => band(page)).toBe(0);
    await page.evaluate("document.body.classList.replace('is-loading', 'is-ready')");
    await page.evaluate('mortar.unmount()');
    expect(await band(page)).toBe(40);
    expect(await isSeen(page, 'main')).toBe(true);
    expect(await page.locator('body.is-ready').count()).toBe(1);
  });

  it('an announcement that its owner hides is taken away and says so', async () => {
    const { page, messages } = await stage.show(
      announcement('.sqs-announcement-bar{display:none!important}'),
    );
    await eventually(
      () => messages.filter(({ text }) => /announcement-bar: .*hidden/.test(text)).length,
    ).toBe(1);
    await page.locator('.mortar-announcement').waitFor({ state: 'detached' });
    const bar = await page.evaluate(() =>
      (window as never as { mortar: { explain(what: Element): { answer: string } } }).mortar.explain(
        document.querySelector('.sqs-announcement-bar-dropzone') as Element,
      ),
    );
    expect(bar.answer).toBe('no');
  });
});
