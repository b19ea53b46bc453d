import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { cartPage, showWithCart } from '../commerce/shop-page';
import { KEY, mapBlock, showVendors } from '../dom/vendors-page';
import { pageOf, useStage, type VisitOptions } from '../harness';
import { covered, showMedia, YOUTUBE } from '../media/media-page';
import { until } from '../until';

const stage = useStage();

/** Owners' sheets that hide what their own scripts have not dressed yet. */
const HIDES =
  '<style>button:not(.btn):not([type]), input:not([class]), label:not(.x) { display: none }</style>';

const show = (body: string, options: VisitOptions = {}, context = {}) =>
  stage.show(pageOf({ head: HIDES, body: `<main>${body}</main>`, context }), options);

const block = (name: string, settings: object, inside = '') =>
  `<div data-block="${name}" data-block-json='${JSON.stringify(settings)}'>${inside}</div>`;

const button = (page: Page, name: string) => page.getByRole('button', { name }).first();

it('a map that waits for consent can be shown, and its button is not printed', async () => {
  const context = { ...KEY, cookieSettings: { isRestrictiveCookiePolicyEnabled: true } };
  const { page } = await showVendors(stage, `${HIDES}${mapBlock('map')}`, { context });
  await button(page, 'Show map').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.mortar-placeholder-button').isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await button(page, 'Show map').click();
  await until(page, 'maps.length === 1');
});

it('a slideshow has its arrows, a sign in the middle of each, and its thumbnails', async () => {
  const slides = [1, 2, 3].map(
    (n) => `<div class="slide"><img src="/images/kiln.svg?${n}" alt="Kiln"></div>`,
  );
  const settings = { design: 'slideshow', controls: true, thumbnails: true, transition: 'none' };
  const { page } = await show(
    block('gallery', settings, `<div class="sqs-gallery">${slides.join('')}</div>`),
  );
  await button(page, 'Next Slide').click();
  expect(await button(page, 'Next Slide').evaluate((arrow) => getComputedStyle(arrow).display)).toBe('flex');
  await page.getByRole('group', { name: 'Thumbnails' }).getByRole('button', { name: 'Slide 3' }).click();
  await page.emulateMedia({ media: 'print' });
  expect(await button(page, 'Next Slide').isVisible()).toBe(false);
});

it('text that moves can be paused', async () => {
  const { page } = await show(block('marquee', {}, '<p>Bread on Thursdays</p>'));
  await button(page, 'Pause moving text').click();
  await button(page, 'Play moving text').waitFor();
});

it('the speed of a sound can be chosen', async () => {
  const { page } = await show(
    block('audio', { url: '/media/bell-24.wav', title: 'The bell', duration: 65_000 }),
  );
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('1.5×');
});

it('the lines of a cart can be changed and removed', async () => {
  const { page } = await showWithCart(stage, cartPage().replace('</head>', `${HIDES}</head>`), {
    'ash-bowl': 2,
    'country-loaf': 1,
  });
  await page.getByRole('spinbutton', { name: 'Quantity Ash bowl' }).fill('3');
  await button(page, 'Remove Country loaf').click();
  await page.getByText('Quantity').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.mortar-cart-remove').first().isVisible()).toBe(false);
});

it('the price of a membership can be chosen', async () => {
  const parts =
    '<div data-pricing-toggle></div><p data-pricing-option="month">€5</p><p data-pricing-option="year">€50</p>';
  const options = [
    { id: 'month', label: 'Monthly' },
    { id: 'year', label: 'Yearly' },
  ];
  const { page } = await show(block('member-access', { options }, parts));
  await page.getByText('Yearly').click();
  await page.getByText('€50', { exact: true }).waitFor();
});

it('a product can be given its stars and a text', async () => {
  const products = [{ id: '1', title: 'Ash bowl' }];
  const html = pageOf({
    head: HIDES,
    body: `<main>${block('product-reviews', { products, state: 'open' })}</main>`,
    context: { pageType: 209 },
  });
  const { page } = await stage.show(html);
  await page.locator('.mortar-reviews-choice').nth(3).click();
  expect(await page.getByRole('radio', { name: '4 stars' }).isChecked()).toBe(true);
  await page.getByLabel('Your review').fill('Holds soup.');
});

it('a video without a cover of its own starts by a press on ours', async () => {
  const { page } = await showMedia(
    stage,
    `${HIDES}${covered('film', YOUTUBE, { attributes: `data-block-json='{"overlay":true}'`, inside: '' })}`,
  );
  await page.locator('.mortar-video-cover').click();
  await page.locator('.mortar-video-cover').waitFor({ state: 'detached' });
});

it('the hours of a phone’s information bar open and close', async () => {
  const websiteSettings = {
    businessHours: { monday: { ranges: [{ from: 600, to: 720 }] } },
    mobileInfoBarSettings: { style: 3, isBusinessHoursEnabled: true },
  };
  const { page } = await show(
    '',
    {
      viewport: { width: 390, height: 700 },
      userAgent: 'Mozilla/5.0 (Linux; Android 15) Mobile Safari/537.36',
    },
    { websiteSettings },
  );
  await button(page, 'Hours').click();
  await button(page, 'Close').click();
  await page.getByRole('dialog', { name: 'Hours' }).waitFor({ state: 'detached' });
});
