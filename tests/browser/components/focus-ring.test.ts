import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { gallery as slideshow } from '../blocks/gallery-markup';
import { pageOf, useStage } from '../harness';
import { gallery } from './lightbox-page';

const stage = useStage();

/** As many sites do it for their own links and buttons. */
const NO_OUTLINES = '<style>*, *:focus { outline: 0 !important }</style>';

const open = (call: string) => (page: Page) => page.evaluate(`void mortar.${call}`);
const openLightbox = async (page: Page) => {
  await page.locator('#bowls[role="button"]').click();
  await page.locator('.mortar-lightbox').waitFor();
};

it.each([
  ['an arrow', slideshow('show', 'slideshow', { hasButtons: false }), 'Next Slide', async () => {}],
  ['the cookie banner', '', 'Accept', async () => {}],
  ['a dialog', '', 'Confirm', open('confirm("Sure?")')],
  ['a toast', '', 'Close', open('toast("Saved")')],
  ['the lightbox', gallery({ json: { lightbox: true } }), 'Close', openLightbox],
  ['an announcement', '<div data-block="announcement-bar"></div>', 'Close Announcement', async () => {}],
])('%s shows the focus, whatever the page says about outlines', async (_what, body, name, show) => {
  const context = {
    cookieSettings: { isCookieBannerEnabled: name === 'Accept' },
    websiteSettings: { announcementBarSettings: { style: 2, text: '<p>Open late</p>' } },
  };
  const { page } = await stage.show(
    pageOf({ head: NO_OUTLINES, body: `<a href="/">Home</a>${body}`, context }),
  );
  await show(page);
  const control = page.getByRole('button', { name, exact: true });
  await control.waitFor({ state: 'attached' });
  await page.keyboard.press('Tab');
  await control.focus();
  const ring = await control.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return [outlineStyle, Number.parseFloat(outlineWidth) >= 2];
  });
  expect(ring).toEqual(['solid', true]);
});
