import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { axeFaults } from '../axe';
import { eventually } from '../eventually';
import { pageOf, useStage } from '../harness';
import { until } from '../until';

const stage = useStage();

const block = (data: object) =>
  `<div data-block="product-reviews" data-block-json='${JSON.stringify(data)}'><p>Write to us</p></div>`;

const TWO = block({
  products: [
    { id: 'bowl', title: 'Bowl', imageUrl: '/images/bowls.svg' },
    { id: 'loaf', title: 'Loaf' },
  ],
});

const show = (body: string, context = { pageType: 209 }) =>
  stage.show(pageOf({ body: `<main><h1>Reviews</h1>${body}</main>`, context }));

const group = (page: Page, title: string) => page.getByRole('group', { name: title });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit review' });

describe.each([
  ['reviewed', { state: 'reviewed' }, 'You have already reviewed this purchase'],
  ['expired', { state: 'expired', products: [{ id: 'bowl' }] }, 'Your review request has expired'],
  ['without products', { products: [] }, 'There are no products to review'],
])('a request that is %s', (_kind, data, words) => {
  it('says so', async () => {
    const { page } = await show(block(data));
    await page.getByText(words).waitFor();
    expect(await page.getByText('Write to us').isVisible()).toBe(false);
    expect(await axeFaults(page)).toEqual([]);
  });
});

/** Whether the middle of an element is drawn in a dark colour. */
async function isDarkInside(page: Page, element: Locator): Promise<boolean> {
  const picture = await element.screenshot();
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
    canvas.drawImage(image, -image.width / 2, -image.height / 2);
    return (canvas.getImageData(0, 0, 1, 1).data[0] ?? 255) < 128;
  }, picture.toString('base64'));
}

it('shows in forced colours, too, which stars are chosen', async () => {
  const { page } = await stage.show(
    pageOf({ body: `<main><h1>Reviews</h1>${TWO}</main>`, context: { pageType: 209 } }),
    { forcedColors: 'active' },
  );
  await group(page, 'Bowl').getByRole('radio', { name: '2 stars' }).check();
  const signs = group(page, 'Bowl').locator('.mortar-reviews-sign');
  const stars = await Promise.all((await signs.all()).map((sign) => isDarkInside(page, sign)));
  expect(stars).toEqual([true, true, false, false, false]);
});

it('asks for stars where they are missing, and sends stars and words by keyboard', async () => {
  const { page, errors } = await show(TWO);
  await page.evaluate(
    "addEventListener('product-reviews:submit', ({ detail }) => { window.sent = detail.reviews; detail.waitUntil(Promise.resolve()); })",
  );
  await submit(page).click();
  await eventually(() => page.getByText('Please select a star rating').count()).toBe(2);
  expect(await axeFaults(page)).toEqual([]);
  await until(page, "document.activeElement.matches('input[type=radio]')");
  await page.keyboard.press('Space');
  for (let stars = 1; stars < 4; stars++) await page.keyboard.press('ArrowRight');
  expect(await group(page, 'Bowl').getByRole('radio', { name: '4 stars' }).isChecked()).toBe(true);
  await group(page, 'Bowl').getByLabel('Your review').fill('  Green & round ');
  await submit(page).click();
  await page.getByText('Thank you for your review').waitFor();
  expect(await page.evaluate('window.sent')).toEqual([
    { productId: 'bowl', rating: 4, text: 'Green & round' },
  ]);
  expect(errors).toEqual([]);
});

it('keeps everything when sending fails, sends once however often it is pressed, and can try again', async () => {
  const { page, errors } = await show(TWO);
  await page.evaluate(`
    window.tries = [];
    addEventListener('product-reviews:submit', ({ detail }) =>
      detail.waitUntil(new Promise((resolve, reject) => tries.push({ resolve, reject }))));`);
  await group(page, 'Loaf').getByRole('radio', { name: '1 star', exact: true }).check();
  await group(page, 'Loaf').getByLabel('Your review').fill('Gone by noon');
  await submit(page).click();
  await submit(page).click({ force: true });
  expect(await page.evaluate('tries.length')).toBe(1);
  await page.evaluate("tries[0].reject(new Error('no shop'))");
  await page.getByRole('alert').getByText('Try submitting your review again').waitFor();
  expect(await group(page, 'Loaf').getByLabel('Your review').inputValue()).toBe('Gone by noon');
  expect(await group(page, 'Loaf').getByRole('radio', { name: '1 star', exact: true }).isChecked()).toBe(
    true,
  );
  await submit(page).click();
  await page.evaluate('tries[1].resolve()');
  await page.getByText('Thank you for your review').waitFor();
  expect(errors).toEqual([]);
});

it('that no script takes have not been sent: everything stays, and can be sent once somebody does', async () => {
  const { page, errors, messages } = await show(TWO);
  await page.evaluate("addEventListener('product-reviews:submit', () => { window.heard = true; })");
  await group(page, 'Loaf').getByRole('radio', { name: '5 stars' }).check();
  await group(page, 'Loaf').getByLabel('Your review').fill('Still warm');
  await submit(page).click();
  await page.getByRole('alert').getByText('Try submitting your review again').waitFor();
  expect(await page.evaluate('window.heard')).toBe(true);
  expect(await group(page, 'Loaf').getByLabel('Your review').inputValue()).toBe('Still warm');
  expect(await page.getByText('Thank you for your review').count()).toBe(0);
  await eventually(() => messages.filter(({ text }) => text.includes('waitUntil()')).length).toBe(1);
  await page.evaluate("addEventListener('product-reviews:submit', ({ detail }) => detail.waitUntil())");
  await submit(page).click();
  await page.getByText('Thank you for your review').waitFor();
  expect(errors).toEqual([]);
});

const CONTAINER =
  '<div id="sqs-product-reviews-root"><script type="application/json">{"products":[{"id":"bowl","title":"Bowl"}]}</script></div>';

it('takes products whose ids are numbers', async () => {
  const { page } = await show(block({ products: [{ id: 7, title: 'Bowl' }] }));
  await group(page, 'Bowl').getByRole('radio', { name: '4 stars' }).waitFor();
});

it('is found by its container, with what that carries', async () => {
  const { page } = await show(CONTAINER);
  await group(page, 'Bowl').getByRole('radio', { name: '5 stars' }).waitFor();
});

it.each([TWO, CONTAINER])('on a page of another type its chunk is not asked for', async (body) => {
  const { page, requests } = await show(body, { pageType: 2 });
  await page.locator('[data-block-state="failed"]').waitFor({ state: 'attached' });
  expect(requests.filter((url) => url.includes('product-reviews'))).toEqual([]);
});

it('does not ask for stars any longer where they are given or no longer missing', async () => {
  const { page } = await show(TWO);
  const problems = page.getByText('Please select a star rating');
  await group(page, 'Loaf').getByLabel('Your review').fill('Crisp');
  await submit(page).click();
  await eventually(() => problems.count()).toBe(2);
  await group(page, 'Bowl').getByRole('radio', { name: '4 stars' }).check({ force: true });
  await eventually(() => problems.count()).toBe(1);
  await group(page, 'Loaf').getByLabel('Your review').fill('');
  await eventually(() => problems.count()).toBe(0);
  expect(await page.locator('[aria-invalid="true"]').count()).toBe(0);
});

it("on a page of another type it says so, and the server's HTML stays", async () => {
  const { page, messages } = await show(TWO, { pageType: 2 });
  await page.locator('[data-block-state="failed"]').waitFor();
  await eventually(() => messages.filter(({ type }) => type === 'error').map(({ text }) => text)).toEqual([
    'product-reviews: requires page type 209, got 2',
  ]);
  expect(await page.getByText('Write to us').isVisible()).toBe(true);
});

it('can be sent on a page that hides buttons without a class or type', async () => {
  const { page } = await show(`<style>button:not(.btn):not([type]) { display: none }</style>${TWO}`);
  await submit(page).click();
  await page.getByText('Please select a star rating').first().waitFor();
});

it('is seen, with its pictures, on a page that shows sections, forms and pictures once they have a class', async () => {
  const sheet =
    '<style>section:not(.visible), form:not(.visible), fieldset:not(.visible), [role=alert], img:not(.loaded) { opacity: 0; visibility: hidden } [aria-hidden=true] { display: none }</style>';
  const { page } = await show(sheet + TWO);
  await submit(page).waitFor();
  const seen = await page
    .locator('.mortar-reviews :is(button, img, label:first-child > [aria-hidden])')
    .evaluateAll((parts) =>
      parts.map((part) => part.checkVisibility({ opacityProperty: true, visibilityProperty: true })),
    );
  expect(seen).toEqual([true, true, true, true]);
});
