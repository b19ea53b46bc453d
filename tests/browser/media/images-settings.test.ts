import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { pageOf, useStage, type VisitOptions } from '../harness';
import { type PictureParts, picture } from '../markup';
import { asked, calm, loaded, showPicture } from './image-page';

const stage = useStage();

const show = (attributes: string, parts?: PictureParts, options?: VisitOptions) =>
  showPicture(stage, attributes, parts, options);
const width = async (...show_: Parameters<typeof show>) =>
  /(\d+)w/.exec(asked(await show(...show_))[0] ?? '')?.[1];

describe('the width that is asked for', () => {
  const wide: VisitOptions = { viewport: { width: 2600, height: 800 } };

  it.each([
    [50, '100'],
    [100, '100'],
    [101, '300'],
    [300, '300'],
    [500, '500'],
    [501, '750'],
    [751, '1000'],
    [1001, '1500'],
    [1501, '2500'],
    [2550, '2500'],
  ])('in a box %i px wide is %s', async (box, expected) => {
    expect(await width('', { box: [box, box / 2] }, wide)).toBe(expected);
  });

  it.each([
    ['', 2, '1000'],
    ['data-dpr-max="1"', 3, '500'],
    ['data-dpr-max="1.5"', 3, '750'],
    ['data-dpr-min="2"', 1, '1000'],
    ['data-dpr-min="0"', 1, '500'],
    ['data-dpr-max="x" data-dpr-min="-4"', 2, '1000'],
    ['data-size-adjustment="0.5"', 1, '300'],
    ['data-size-adjustment="0"', 1, '100'],
    ['data-size-adjustment="-1"', 1, '500'],
    ['data-size-adjustment="3"', 1, '1500'],
  ])('with %j on a screen of density %f is %s', async (attributes, deviceScaleFactor, expected) => {
    expect(await width(attributes, { box: [500, 300] }, { deviceScaleFactor })).toBe(expected);
  });

  it('covers a high box, of which the picture shows a part only', async () => {
    expect(await width('', { box: [200, 600] })).toBe('1000');
    expect(await width('data-crop-mode="contain"', { box: [200, 600] })).toBe('300');
  });

  it.each([
    ['data-allow-save-data="true"', true, '300'],
    ['', true, '1000'],
    ['data-allow-save-data="true"', false, '1000'],
  ])('with %j and a visitor who saves data: %s, is %s', async (attributes, saveData, expected) => {
    const before = `Object.defineProperty(navigator, 'connection', { value: { saveData: ${saveData} } });`;
    expect(await width(attributes, { box: [500, 300] }, { before, deviceScaleFactor: 2 })).toBe(expected);
  });

  it('of an image without a box is the room that it has, at most its own width', async () => {
    const html =
      '<main style="width:620px"><img id="one" data-src="/images/jug.svg" data-image-dimensions="280x400" alt=""></main>';
    const visit = await stage.show(pageOf({ body: html }));
    await loaded(visit.page, 'one');
    expect(asked(visit)).toEqual(['jug.svg?format=300w']);
  });
});

describe('when the box changes', () => {
  const box = "document.querySelector('.content-fill').style";

  it('a larger one gets a larger picture, a smaller one keeps what it has', async () => {
    const visit = await show('', { box: [300, 200] });
    await visit.page.evaluate(`${box}.width = '900px'`);
    await visit.page.waitForSelector('#one[data-image-resolution="1000w"]');
    await visit.page.evaluate(`${box}.width = '90px'`);
    await calm(visit.page);
    await visit.page.evaluate(`${box}.width = '1200px'`);
    await visit.page.waitForSelector('#one[data-image-resolution="1500w"]');
    expect(asked(visit).map((url) => url.split('=')[1])).toEqual(['300w', '1000w', '1500w']);
  });

  it('data-force-image-update also gets a smaller one', async () => {
    const visit = await show('data-force-image-update="true"', { box: [900, 600] });
    await visit.page.evaluate(`${box}.width = '90px'; ${box}.height = '60px'`);
    await visit.page.waitForSelector('#one[data-image-resolution="100w"]');
  });

  it.each([
    ['', 1],
    ['data-allow-concurrent-loads="true"', 2],
  ])('while a picture loads, %j means %i requests; in the end it is sharp', async (attributes, expected) => {
    let arrive = () => {};
    const gate = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const visit = await stage.show(pageOf({ body: picture('one', { attributes, box: [90, 60] }) }), {
      prepare: (page) => page.route('**/images/**', (route) => gate.then(() => route.continue())),
    });
    await visit.page.waitForSelector('#one.loading');
    await visit.page.evaluate(`${box}.width = '900px'; ${box}.height = '600px'`);
    await calm(visit.page);
    await eventually(() => asked(visit)).toHaveLength(expected);
    arrive();
    await visit.page.waitForSelector('#one.loaded[data-image-resolution="1000w"]');
  });
});

describe('the address of a picture', () => {
  it.each([
    ['', '/images/jug.svg', 'jug.svg?format=750w'],
    ['', '/images/jug.svg?v=2&format=100w', 'jug.svg?v=2&format=750w'],
    ['data-size-format="filename"', '/images/jug.svg', 'jug-750w.svg'],
    ['data-size-format="filename"', '/images/jug.svg?v=2', 'jug-750w.svg?v=2'],
    ['data-size-format="other"', '/images/jug.svg', 'jug.svg?format=750w'],
  ])('with %j of %s is %s', async (attributes, source, expected) => {
    expect(asked(await show(attributes, { source }))).toEqual([expected]);
  });
});

describe('a picture that cannot be had', () => {
  it('gives way to its fallback', async () => {
    const visit = await show('data-fallback-src="/images/plates.svg?format=500w"', {
      source: '/images/nothing.svg',
    });
    expect(await visit.page.locator('#one').getAttribute('src')).toBe('/images/plates.svg?format=500w');
  });

  it('is asked for without a size where there is no fallback', async () => {
    const visit = await stage.show(pageOf({ body: picture('one') }), {
      prepare: (page) => page.route('**/images/*format*', (route) => route.fulfill({ status: 404 })),
    });
    await visit.page.waitForSelector('#one.loaded');
    expect(await visit.page.locator('#one').getAttribute('src')).toBe('/images/loaves-3.svg');
  });

  it('and whose fallback fails too ends as not loaded; the others load', async () => {
    const body =
      picture('lost', { source: '/images/nothing.svg', attributes: 'data-fallback-src="/images/none.svg"' }) +
      picture('one');
    const visit = await stage.show(pageOf({ body }), { viewport: { width: 432, height: 800 } });
    await loaded(visit.page, 'one');
    const lost = visit.page.locator('#lost');
    await eventually(() => lost.evaluate(({ className }) => className)).toBe('');
    expect(await lost.getAttribute('data-image-resolution')).toBeNull();
    expect(asked(visit).filter((url) => url.startsWith('n'))).toHaveLength(2);
    expect(visit.errors).toEqual([]);
  });
});
