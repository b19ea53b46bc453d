import { describe, expect, it } from 'vitest';
import { halfAt } from '../../../src/components/lightbox/clicks';
import { swipeOf } from '../../../src/components/lightbox/drag';
import { fittedAddress } from '../../../src/components/lightbox/fitted-address';
import {
  createLightboxState,
  slotsAround,
  stepPosition,
} from '../../../src/components/lightbox/lightbox-state';
import { type PictureSource, readPicture } from '../../../src/components/lightbox/read-picture';
import { pan, WHOLE, zoomAbout } from '../../../src/components/lightbox/zoomer';

describe('a step', () => {
  it.each([
    [0, 1, 3, false, 1],
    [2, 1, 3, false, 2],
    [0, -1, 3, false, 0],
    [2, 1, 3, true, 3],
    [0, -1, 3, true, -1],
    [0, 1, 1, true, 0],
    [0, 1, 0, true, 0],
  ])('from %i by %i of %i slides, loop %s, leads to %i', (position, by, count, loop, expected) => {
    expect(stepPosition(position, by, { count, loop })).toBe(expected);
  });

  it.each([
    [0, 3, false, ['0:0', '1:1']],
    [1, 3, false, ['0:-1', '1:0', '2:1']],
    [0, 3, true, ['2:-1', '0:0', '1:1']],
    [3, 3, true, ['2:-1', '0:0', '1:1']],
    [-1, 2, true, ['0:-1', '1:0', '0:1']],
    [0, 1, true, ['0:0']],
  ])('at position %i of %i, loop %s, these stand on the stage: %j', (position, count, loop, expected) => {
    const places = slotsAround(position, { count, loop });
    expect(places.map(({ index, offset }) => `${index}:${offset}`)).toEqual(expected);
    expect(new Set(places.map((place) => place.position)).size).toBe(places.length);
  });

  it('is refused once the lightbox is closed', () => {
    const viewing = createLightboxState({
      count: 3,
      slide: () => undefined,
      index: 1,
      theme: 'dark',
      loop: false,
      signal: new AbortController().signal,
    });
    expect(viewing.step(1)).toBe(true);
    expect(viewing.step(1)).toBe(false);
    viewing.close();
    expect(viewing.step(-1)).toBe(false);
    expect(viewing.position.get()).toBe(2);
  });
});

it.each([
  [99, undefined],
  [103, undefined],
  [104, 'left'],
  [199, 'left'],
  [200, 'right'],
  [296, 'right'],
  [297, undefined],
  [350, undefined],
])('a click at %i px on a box from 100 to 300 px lies %s', (x, half) => {
  expect(halfAt(x, { left: 100, width: 200 })).toBe(half);
});

it('a click on a box without a width lies nowhere', () => {
  expect(halfAt(0, { left: 0, width: 0 })).toBeUndefined();
});

it.each([
  [-50, 0, 250, 'left'],
  [50, 10, 100, 'right'],
  [49, 0, 100, undefined],
  [-50, 0, 251, undefined],
  [-340, 0, 2000, 'left'],
  [10, 50, 250, 'down'],
  [10, -200, 100, undefined],
  [10, 280, 900, 'down'],
  [0, 0, 0, undefined],
])('a finger that moved by %i, %i px in %i ms means %s', (x, y, milliseconds, expected) => {
  expect(swipeOf({ x, y }, milliseconds, { width: 1000, height: 800 })).toBe(expected);
});

describe('a zoom', () => {
  const bounds = { picture: { width: 800, height: 400 }, space: { width: 1000, height: 600 } };

  it.each([
    ['the middle', 2, { x: 0, y: 0 }, { scale: 2, x: 0, y: 0 }],
    ['a point right of it', 2, { x: 100, y: 0 }, { scale: 2, x: -100, y: 0 }],
    ['a corner, as far as the edge of the window', 2, { x: 400, y: 200 }, { scale: 2, x: -300, y: -100 }],
    ['four times at most', 9, { x: 0, y: 0 }, { scale: 4, x: 0, y: 0 }],
    ['never below the whole', 0.2, { x: 100, y: 50 }, { scale: 1, x: 0, y: 0 }],
  ])('about %s', (_about, scale, point, expected) => {
    expect(zoomAbout(WHOLE, scale, point, bounds)).toEqual(expected);
  });

  it.each([
    [
      { x: 50, y: 20 },
      { scale: 2, x: 50, y: 20 },
    ],
    [
      { x: 5000, y: -5000 },
      { scale: 2, x: 300, y: -100 },
    ],
  ])('moved by %j stops at the edges', (by, expected) => {
    expect(pan({ scale: 2, x: 0, y: 0 }, by, bounds)).toEqual(expected);
  });
});

describe('the full picture', () => {
  const picture: PictureSource = {
    src: '/images/loaves.svg',
    sizeFormat: 'queryString',
    dimensions: { width: 2000, height: 1000 },
  };
  const space = { width: 1000, height: 800, dpr: 1 };

  it.each([
    ['fills the width', {}, space, false, '/images/loaves.svg?format=1000w'],
    ['is sharp on a dense screen', {}, { ...space, dpr: 2 }, false, '/images/loaves.svg?format=2500w'],
    ['fits the height', {}, { ...space, height: 200 }, false, '/images/loaves.svg?format=500w'],
    ['is larger once it is zoomed', {}, { ...space, height: 200 }, true, '/images/loaves.svg?format=1000w'],
    [
      'is no larger than the original',
      { dimensions: { width: 240, height: 120 } },
      space,
      false,
      '/images/loaves.svg?format=300w',
    ],
    [
      'fills the width where its size is unknown',
      { dimensions: undefined },
      space,
      false,
      '/images/loaves.svg?format=1000w',
    ],
    ['has its width in the name', { sizeFormat: 'filename' }, space, false, '/images/loaves-1000w.svg'],
    ['comes as it is where there is one size', { sizeFormat: undefined }, space, false, '/images/loaves.svg'],
  ] as const)('%s', (_what, over, window, isZoomed, expected) => {
    expect(fittedAddress({ ...picture, ...over }, window, isZoomed)).toBe(expected);
  });
});

it.each([
  ['the address of the image', '/images/a.jpg', '', ['/images/a.jpg', 'queryString']],
  [
    'that also where the link leads to the same picture',
    '/a.jpg',
    '/a.jpg?format=2500w',
    ['/a.jpg', 'queryString'],
  ],
  ['the other picture that the link leads to', '/small.jpg', '/full.JPG?x=1', ['/full.JPG?x=1', undefined]],
  ['not the page that the link leads to', '/a.jpg', '/work/one', ['/a.jpg', 'queryString']],
  ['nothing that is no picture', 'javascript:alert(1)', 'data:text/html,a.svg', ['', undefined]],
])('the full picture is %s', (_what, source, href, [src, sizeFormat]) => {
  const image = document.createElement('img');
  image.setAttribute('data-src', source);
  const link = document.createElement('a');
  if (href) link.setAttribute('href', href);
  const read = readPicture({ image, origin: link, dimensions: undefined });
  expect([read.src, read.sizeFormat]).toEqual([src === href ? link.href : src, sizeFormat]);
});
