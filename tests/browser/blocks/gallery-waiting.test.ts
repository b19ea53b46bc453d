import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { pageOf, useStage } from '../harness';
import { asked, calm } from '../media/image-page';
import { gallery, publishedSlideshow } from './gallery-markup';

const stage = useStage();

/** Which of the pictures `loaves-<number>` were asked for. */
const numbers = (requests: readonly string[]) => [
  ...new Set(requests.map((address) => Number(/\d+/.exec(address)?.[0]))),
];

/** A page without any style of its own, whose galleries' chunk comes when `release` is called. */
async function showWaiting(body: string) {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const visit = await stage.show(pageOf({ body }), {
    prepare: (page) => page.route(/chunks\/gallery-\w/, (route) => gate.then(() => route.continue())),
  });
  await visit.page.waitForSelector('#g[data-block-state="loading"]');
  await visit.page.waitForSelector('.loaded');
  await calm(visit.page);
  return { ...visit, release, shown: () => numbers(asked(visit)) };
}

describe('the slides of a slideshow that is not mounted yet', () => {
  it.each([
    ['native', gallery('g', 'slideshow', { count: 7 }), [1, 2]],
    ['published', publishedSlideshow('g', {}, 12), undefined],
  ])('wait for it after the first (%s)', async (_form, body, afterwards) => {
    const { page, release, shown } = await showWaiting(body);
    expect(shown()).toEqual([1]);
    release();
    await page.waitForSelector('#g[data-block-state="mounted"]');
    await eventually(shown).toContain(2);
    if (afterwards) expect(shown()).toEqual(afterwards);
  });

  it('of another design wait for nothing', async () => {
    const { shown } = await showWaiting(gallery('g', 'grid', { count: 3 }));
    expect(shown()).toEqual([1, 2, 3]);
  });

  it('are all loaded where the slideshow fails, and where it is left to other scripts', async () => {
    const foreign = gallery('f', 'slideshow', { count: 3 })
      .replace('data-block="gallery"', 'data-controller="GallerySlideshow" data-controllers-bound="x"')
      .replaceAll('loaves-', 'hills-');
    const visit = await stage.show(pageOf({ body: gallery('g', 'slideshow', { count: 3 }) + foreign }), {
      prepare: (page) => page.route(/chunks\/gallery-/, (route) => route.abort()),
    });
    await visit.page.waitForSelector('#g[data-block-state="failed"]');
    await eventually(() => [...new Set(asked(visit).map((name) => name.split('.')[0]))].sort()).toEqual([
      ...['hills-1', 'hills-2', 'hills-3'],
      ...['loaves-1', 'loaves-2', 'loaves-3'],
    ]);
  });
});
