import { expect, it } from 'vitest';
import { fullscreenSlideshow, gallery, publishedSlider, publishedSlideshow } from '../blocks/gallery-markup';
import { eventually } from '../eventually';
import { pageOf, useStage } from '../harness';

const stage = useStage();

/** As sheets of pages do it. */
const RESET =
  '<style>*:focus, a:focus, button:focus, .sqs-gallery-controls a:focus { outline: none }</style>';

const ITEM = '<div class="summary-item"><div class="summary-content">Item</div></div>';

/** The pager of an older page: elements without any role. */
const SUMMARY = `<div data-block="summary" id="summary" data-block-json='{"design":"carousel"}'><div class="summary-carousel-pager"><span class="summary-carousel-pager-prev previous"></span><span class="summary-carousel-pager-next next"></span></div><div class="summary-item-list">${ITEM.repeat(8)}</div></div>`;

/** Arrows that draw their sign in a sheet, written without the attributes of a button. */
const BARE = gallery('bare', 'slideshow').replaceAll(
  /<button type="button" class="(\w+)" aria-label="\w+">.<\/button>/g,
  '<span class="$1"></span>',
);

it('a drawn arrow in a form neither sends it nor loses its disc where a page has its own buttons', async () => {
  const head = '<style>button, [type="button"], [type="submit"] { background: none }</style>';
  const body = `<form action="/sent">${gallery('drawn', 'slideshow', { hasButtons: false })}</form>`;
  const { page } = await stage.show(pageOf({ head, body }));
  const arrow = page.getByRole('button', { name: 'Next Slide', exact: true });
  await arrow.waitFor();
  const disc = await arrow.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(disc).toBe('rgba(255, 255, 255, 0.92)');
  await arrow.click();
  await page.locator('#drawn-2.sqs-active-slide').waitFor();
  expect(new URL(page.url()).pathname).toBe('/fixture');
});

it.each([
  ['drawn by us', gallery('drawn', 'slideshow', { hasButtons: false }), 'Next Slide'],
  ['of a gallery', gallery('own', 'carousel', { count: 8 }), 'On'],
  ['of a gallery that are no buttons', BARE, 'Next Slide'],
  ['of a published slideshow', publishedSlideshow('show'), 'Next Slide'],
  ['of a published slider', publishedSlider('slider'), 'Next Slide'],
  ['of a section', fullscreenSlideshow('full'), 'Next Slide'],
  ['of a summary', SUMMARY, 'Next'],
])('arrows %s are buttons with the same ring', async (_whose, body, name) => {
  const { page, errors } = await stage.show(pageOf({ head: RESET, body: `<a href="/">Home</a>${body}` }));
  const arrow = page.getByRole('button', { name, exact: true });
  await arrow.waitFor({ state: 'attached' });
  await page.keyboard.press('Tab');
  await arrow.focus();
  const ring = () =>
    arrow.evaluate((element) => {
      const { outline, boxShadow } = getComputedStyle(element);
      return [element === document.activeElement, outline, boxShadow];
    });
  await eventually(ring).toEqual([true, 'rgb(255, 255, 255) solid 3px', 'rgb(29, 29, 31) 0px 0px 0px 6px']);
  expect(errors).toEqual([]);
});
