import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { useStage } from '../harness';
import { QUICK } from '../quick-clock';
import { until } from '../until';
import { gallery, publishedSlider, publishedSlideshow } from './gallery-markup';
import { activeSlides, showGalleries, told } from './gallery-page';

const stage = useStage();
const quick = { speed: 0.05 };

/** The text of the picture that is shown. */
const shown = (page: Page) =>
  page
    .locator('.sqs-gallery .sqs-active-slide')
    .evaluateAll((slides) =>
      slides.map((slide) => (slide.querySelector('img') ?? slide).getAttribute('alt')),
    );

const disabled = (page: Page) =>
  page.locator(':is(.previous, .next):is(.disabled, [aria-disabled="true"])').count();

const still = (page: Page) =>
  until(page, '!document.querySelector(\'.mortar-moving-slide, [style*="scroll-snap-type: none"]\')');

async function press(page: Page, button: '.previous' | '.next', picture: string): Promise<void> {
  await page.click(button);
  await eventually(() => shown(page)).toEqual([picture]);
  await still(page);
  expect(await disabled(page)).toBe(0);
}

describe('a published gallery', () => {
  it.each([
    ['slideshow', publishedSlideshow('g', quick)],
    ['slider', publishedSlider('g', quick)],
  ])('goes on from its last picture to the first and back as a %s', async (_design, html) => {
    const { page } = await showGalleries(stage, html);
    expect(await disabled(page)).toBe(0);
    await press(page, '.previous', 'Loaf 4');
    await press(page, '.next', 'Loaf 1');
    await press(page, '.next', 'Loaf 2');
    expect(await told(page)).toEqual(['change3', 'change0', 'change1']);
  });

  it('names the slide that is shown, and marks its thumbnail', async () => {
    const { page } = await showGalleries(stage, publishedSlideshow('g', quick));
    const current = page.locator('.sqs-gallery-thumbnails [aria-current="true"]');
    await press(page, '.previous', 'Loaf 4');
    await eventually(() => page.getByRole('group', { name: '4 of 4' }).count()).toBe(1);
    await eventually(() => current.getAttribute('aria-label')).toBe('Slide 4');
    await press(page, '.next', 'Loaf 1');
    await eventually(() => page.getByRole('group', { name: '1 of 4' }).count()).toBe(1);
    await eventually(() => current.getAttribute('aria-label')).toBe('Slide 1');
  });

  it.each([
    [2, 'swipe'],
    [4, 'swipe'],
    [4, 'fade'],
  ])('of %i slides follows the finger round, with the transition %s', async (count, transition) => {
    const html = publishedSlideshow('g', { ...quick, transition }, count);
    const { page } = await showGalleries(stage, html);
    await swipe(page, '#g-1', 150);
    await eventually(() => activeSlides(page)).toEqual([`g-${count}`]);
    await still(page);
    await swipe(page, `#g-${count}`, -150);
    await eventually(() => activeSlides(page)).toEqual(['g-1']);
  });

  it('goes on with a click on its last picture', async () => {
    const { page } = await showGalleries(stage, publishedSlideshow('g', quick, 2));
    await page.click('#g-1', { position: { x: 700, y: 400 } });
    await eventually(() => activeSlides(page)).toEqual(['g-2']);
    await still(page);
    await page.click('#g-2', { position: { x: 700, y: 400 } });
    await eventually(() => activeSlides(page)).toEqual(['g-1']);
  });

  it('goes round by itself, in its order', async () => {
    const settings = { ...quick, autoplay: true, 'autoplay-duration': 1 };
    const { page } = await showGalleries(stage, publishedSlideshow('g', settings, 4), { before: QUICK });
    const changes = ['change1', 'change2', 'change3', 'change0', 'change1'];
    await eventually(async () => (await told(page)).slice(0, 5)).toEqual(changes);
    expect(await disabled(page)).toBe(0);
  });
});

describe('a gallery with ends', () => {
  it.each([
    ['a published slideshow', publishedSlideshow('g', { ...quick, loop: false })],
    ['a published slider', publishedSlider('g', { ...quick, loop: false })],
    ['one of the author’s', gallery('g', 'slideshow', { settings: quick })],
    [
      'one of the author’s in published markup',
      publishedSlideshow('g', quick).replace('<div', '<div data-block="gallery"'),
    ],
  ])('stops there and says so: %s', async (_form, html) => {
    const { page } = await showGalleries(stage, html);
    const previous = page.locator('.previous');
    expect(await previous.getAttribute('aria-disabled')).toBe('true');
    await previous.click({ force: true });
    await page.keyboard.press('ArrowLeft');
    expect(await shown(page)).toEqual(['Loaf 1']);
  });
});

/**
 * A finger's swipe, to the right if the distance (px) is above 0. In one step of the page: four calls of a driver may
 * take longer than a swipe does.
 */
const swipe = (page: Page, slide: string, distance: number) =>
  page.locator(slide).evaluate((element, distance) => {
    const touch = (type: string, clientX: number) =>
      element.dispatchEvent(
        new PointerEvent(type, {
          // An id that the browser knows no pointer by.
          ...{ bubbles: true, isPrimary: true, button: 0, buttons: 1, pointerType: 'touch', pointerId: 70 },
          clientX,
        }),
      );
    touch('pointerdown', 400);
    touch('pointermove', 400 + distance / 2);
    touch('pointermove', 400 + distance);
    touch('pointerup', 400 + distance);
  }, distance);
