import type { Page } from 'playwright';
import { expect } from 'vitest';
import { eventually } from '../eventually.ts';
import type { Visit } from '../harness.ts';
import { SHOWS_MISTAKES, scrollThrough } from './demo-site-page.ts';

/** What pages log on purpose, about the mistakes that they show. */
const NOT_THERE = 'Failed to load resource: the server responded with a status of 404 (Not Found)';
const SAID_ON_PURPOSE: Readonly<Record<string, readonly string[]>> = {
  '/features/broken': [
    'accordion: allowMultipleOpenItems must be true or false, got "perhaps" (in data-block-json)',
    'accordion: data-block-json must be a JSON object, got {"allowMultipleOpenItems": tru',
    'accordion: expandFirstItem must be true or false, got [1,2] (in data-block-json)',
    'accordion: no element matches .accordion-item with its click target and dropdown',
    'image: imageDimensions must be width x height in px, as in 1500x1000, got "wide" (in data-image-dimensions)',
  ],
  '/blocks/calendar': [NOT_THERE, 'Unable to connect…'],
  '/blocks/follow-button': ['https://assets.pinterest.com/js/pinit.js: it could not be loaded'],
  '/blocks/image': [NOT_THERE, NOT_THERE, NOT_THERE],
  '/blocks/reservation': ['https://www.opentable.com/widget/reservation/loader: it could not be loaded'],
  '/features/lightbox': [NOT_THERE, NOT_THERE],
  '/blocks/widget': [NOT_THERE, 'Unable to connect…'],
  '/nothing-here': [NOT_THERE],
};

/** Visible images that are missing; slides scrolled out of a gallery can't be reached. */
const emptyInSight = (images: Element[]) =>
  images
    .filter(
      (image) =>
        image.getAttribute('data-loader') !== 'sqs' &&
        image.checkVisibility() &&
        !image.closest('[inert]') &&
        image.getBoundingClientRect().width > 1,
    )
    .map((image) => image.outerHTML);

/** Expects everything on the page to load as a visitor scrolls down. */
async function expectAllToCome(page: Page) {
  const states = await page.evaluate(`mortar.blocks().map(({ name, state }) => name + ' ' + state)`);
  expect((states as string[]).filter((state) => !/ (mounted|waiting)$/.test(state))).toEqual([]);
  // A block that mounted after it was scrolled past loads its pictures when the visitor scrolls back.
  const missing = () => page.locator('main img[data-src]:not(.loaded)').evaluateAll(emptyInSight);
  await eventually(async () => {
    if ((await missing()).length) await scrollThrough(page);
    return missing();
  }).toEqual([]);
}

/** Expects a page to log only what it shows on purpose, to load completely, and not to shift. */
export async function expectCalm({ page, messages, errors }: Visit, path: string): Promise<void> {
  await scrollThrough(page);
  const said = messages.filter(({ type }) => /error|warning/.test(type)).map(({ text }) => text);
  expect(said.sort()).toEqual(SAID_ON_PURPOSE[path] ?? []);
  expect(errors).toEqual([]);
  expect(await page.evaluate('window.shifts')).toEqual([]);
  if (!SHOWS_MISTAKES.includes(path)) await expectAllToCome(page);
}
