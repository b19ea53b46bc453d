import { describe, expect, it } from 'vitest';
import { chooseImageWidth, IMAGE_WIDTHS, imageUrl } from '../../../src/library';
import { parseDimensions, parseFocalPoint } from '../../../src/media/images/dimensions';
import { readImageSettings } from '../../../src/media/images/settings';
import { isImageSource, oneSmaller } from '../../../src/media/images/widths';
import { expectLinearTime } from '../../linear-time';

describe('widths', () => {
  it('are the seven that are kept', () => {
    expect(IMAGE_WIDTHS).toEqual([2500, 1500, 1000, 750, 500, 300, 100]);
  });

  it.each([
    [0, {}, 100],
    [100, {}, 100],
    [100.5, {}, 300],
    [750, {}, 750],
    [2500, {}, 2500],
    [9000, {}, 2500],
    [400, { dpr: 2 }, 1000],
    [400, { dpr: 3, dprMax: 1.5 }, 750],
    [400, { dpr: 1, dprMin: 2 }, 1000],
    [400, { dpr: 2, dprMax: null } as never, 1000],
    [400, { sizeAdjustment: 0.5 }, 300],
    [400, { sizeAdjustment: 0 }, 100],
    [400, { sizeAdjustment: -2 }, 100],
    [Number.NaN, {}, 2500],
  ])('%d px with %j is %d', (width, choice, expected) => {
    expect(chooseImageWidth(width, choice)).toBe(expected);
  });

  it.each([
    [2500, 1500],
    [300, 100],
    [100, 100],
  ] as const)('one smaller than %d is %d', (width, smaller) => {
    expect(oneSmaller(width)).toBe(smaller);
  });
});

describe('addresses', () => {
  it.each([
    ['/a.jpg', 'queryString', '/a.jpg?format=500w'],
    ['/a.jpg?format=100w&v=1#x', 'queryString', '/a.jpg?v=1&format=500w'],
    ['/a.jpg?formatted=1', 'queryString', '/a.jpg?formatted=1&format=500w'],
    ['/a.b/c', 'filename', '/a.b/c-500w'],
    ['/a.tar.jpg?v=1', 'filename', '/a.tar-500w.jpg?v=1'],
    ['data:image/png;base64,AA', 'queryString', 'data:image/png;base64,AA'],
    ['data:image/png;base64,AA', 'filename', 'data:image/png;base64,AA'],
    ['https://cdn.example/x.PNG', 'filename', 'https://cdn.example/x-500w.PNG'],
  ] as const)('%s as %s is %s', (source, format, expected) => {
    expect(imageUrl(source, 500, format)).toBe(expected);
  });

  it('as a file name takes no longer than its length asks for', () => {
    expectLinearTime(
      (source) => imageUrl(source, 500, 'filename'),
      (size) => `/${'a'.repeat(size)}/`,
      1000,
    );
  });

  it.each([
    ['/a.jpg', true],
    ['//cdn.example/a.jpg', true],
    ['a.jpg', true],
    ['', false],
    [' ', false],
    ['javascript:x', false],
    ['java\tscript:x', false],
    ['data:image/png;base64,AAAA', true],
    ['data:text/html,x', false],
    ['data:,x', false],
    ['blob:https://a/b', false],
    ['http://[', false],
    ['ftp://a/b', false],
  ])('%j may be loaded: %s', (source, may) => {
    expect(isImageSource(source, 'https://site.example/page')).toBe(may);
  });
});

describe('attributes', () => {
  it.each([
    ['1500x1000', { width: 1500, height: 1000 }],
    ['1.5x2', { width: 1.5, height: 2 }],
    [' 3 x 4 ', { width: 3, height: 4 }],
    ['0x0', undefined],
    ['100x', undefined],
    ['axb', undefined],
    ['-1x5', undefined],
    ['1e9x1', undefined],
    ['2500', undefined],
    ['NaNxNaN', undefined],
    [null, undefined],
    [`${'9'.repeat(400)}x1`, undefined],
  ])('dimensions %j', (written, expected) => {
    expect(parseDimensions(written)).toEqual(expected);
  });

  it('take no longer to read than their length asks for', () => {
    const odd = (size: number) => `${'9'.repeat(size)}ax1`;
    expect(parseDimensions(odd(20_000))).toBeUndefined();
    expectLinearTime(parseDimensions, odd, 5000);
  });

  const CENTRE = { x: 0.5, y: 0.5 };
  it.each([
    ['0.3,0.6', { x: 0.3, y: 0.6 }],
    ['0,1', { x: 0, y: 1 }],
    [' 0.1 , 0.2 ', { x: 0.1, y: 0.2 }],
    [',', CENTRE],
    ['0.3', CENTRE],
    ['2,-1', CENTRE],
    ['NaN,0', CENTRE],
    ['0.1,0.2,0.3', CENTRE],
    ['', CENTRE],
    [null, CENTRE],
    ['0.1,1.01', CENTRE],
  ])('focal point %j', (written, expected) => {
    expect(parseFocalPoint(written)).toEqual(expected);
  });

  it('have the defaults of the specification', () => {
    const image = document.createElement('img');
    expect(readImageSettings(image)).toMatchObject({
      load: 'true',
      sizeAdjustment: 1,
      sizeFormat: 'queryString',
      stretch: true,
      dprMin: 0,
      dprMax: Number.POSITIVE_INFINITY,
      fitAlignment: 'center',
      imageFocalPoint: CENTRE,
      useBackgroundImage: false,
      allowSaveData: false,
      allowConcurrentLoads: false,
      forceImageUpdate: false,
      fixedRatio: false,
      cropMode: 'cover',
    });
  });

  it.each([
    ['load', 'later', 'true'],
    ['size-format', 'x', 'queryString'],
    ['dpr-max', '-1', Number.POSITIVE_INFINITY],
    ['size-adjustment', '1e999', 1],
  ])('data-%s="%s" falls back to %j', (name, value, expected) => {
    const image = document.createElement('img');
    image.setAttribute(`data-${name}`, value);
    const key = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    expect(readImageSettings(image)).toHaveProperty(key, expected);
  });
});
