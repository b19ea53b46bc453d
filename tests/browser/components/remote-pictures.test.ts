import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { useStage, type VisitOptions } from '../harness';
import { until } from '../until';
import { settled } from '../wire';
import { showBanner } from './banner-page';

const stage = useStage();
const FOREIGN = 'https://foreign.test';
const RESTRICTIVE = { isRestrictiveCookiePolicyEnabled: true, cookieBannerAcceptType: 'OPT_IN_AND_OUT' };
const PIXEL = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

const MARKUP = `<p>Fresh <b>bread</b>
<img src="/images/loaves.svg" alt="Loaves">
<img src="${FOREIGN}/src.svg" srcset="${FOREIGN}/srcset.svg 2x" alt="Bowls">
<img srcset="/images/loaves.svg 1x, ${FOREIGN}/list.svg 1.5x" alt="Hills">
<img src="//foreign.test/odd.svg" alt="">
<img data-src="${FOREIGN}/loader.svg" data-image-dimensions="8x8" alt="Kiln">
<video poster="${FOREIGN}/poster.svg" controls></video></p>`;

const foreign = (page: Page) =>
  page.route('**://foreign.test/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: PIXEL }));

/** A page whose announcement bar has pictures, and which asks for cookies. */
async function show(settings: object, options: VisitOptions & { head?: string; body?: string } = {}) {
  const visit = await showBanner(
    stage,
    { ...settings },
    {
      body: '<div class="sqs-announcement-bar-dropzone"></div><main><p>Bread and bowls</p></main>',
      prepare: foreign,
      ...options,
      context: {
        websiteSettings: {
          useEscapeKeyToLogin: false,
          announcementBarSettings: { style: 2, text: MARKUP, clickthroughUrl: { url: '', newWindow: false } },
        },
        showAnnouncementBar: true,
      },
    },
  );
  await visit.page.waitForSelector('.sqs-announcement-bar-dropzone img[alt=Loaves]');
  const asked = () =>
    visit.requests.filter((url) => url.includes('//foreign.test/')).map((url) => new URL(url).pathname);
  return { ...visit, asked };
}

describe('pictures of other sites in an owner’s HTML', () => {
  it('wait for the visitor’s yes under a restrictive policy', async () => {
    const { page, asked, banner } = await show(RESTRICTIVE);
    await settled(page);
    expect(asked()).toEqual([]);
    expect(
      await page.getByAltText('Loaves').evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0);
    expect(await page.getByAltText('Bowls').count()).toBe(1);
    await banner.locator('button.accept').click();
    await until(page, "document.querySelector('[alt=Bowls]').naturalWidth > 0");
    await page.waitForSelector('[alt=Kiln].loaded');
    await settled(page);
    expect(new Set(asked())).toEqual(
      new Set(['/src.svg', '/odd.svg', '/loader.svg', '/poster.svg']), // of the lists the first fits the screen
    );
    expect(await page.getAttribute('[alt=Hills]', 'srcset')).toContain(`${FOREIGN}/list.svg 1.5x`);
  });

  it('are not loaded after a no', async () => {
    const { page, asked, banner } = await show(RESTRICTIVE);
    await banner.locator('button.decline').click();
    await banner.waitFor({ state: 'detached' });
    await settled(page);
    expect(asked()).toEqual([]);
  });

  it.each([
    ['without a restrictive policy', {}, {}],
    ['after a yes', RESTRICTIVE, { cookies: { ss_cookieAllowed: 'true' } }],
    [
      'from a site that the page shows pictures of anyway',
      RESTRICTIVE,
      {
        head: `<link rel="icon" href="data:,">`,
        body: `<div class="sqs-announcement-bar-dropzone"></div><img src="${FOREIGN}/page.svg" alt="">`,
      },
    ],
  ])('are loaded at once %s', async (_case, settings, options) => {
    const { page } = await show(settings, options);
    await until(page, "document.querySelector('[alt=Bowls]').naturalWidth > 0");
  });
});
