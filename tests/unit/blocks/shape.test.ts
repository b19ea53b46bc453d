import { describe, expect, it } from 'vitest';
import { dropShadowFilter, dropShadowOffset, readDropShadow } from '../../../src/blocks/shape/drop-shadow';
import { sizeOfViewBox } from '../../../src/blocks/shape/shape';
import * as library from '../../../src/library';

describe('the offset of a shadow', () => {
  it.each([
    [0, 10, { x: -10, y: 0 }],
    [45, 10, { x: -10, y: 10 }],
    [90, 10, { x: 0, y: 10 }],
    [135, 10, { x: 10, y: 10 }],
    [145, 2, { x: 2, y: 2 }],
    [180, 10, { x: 10, y: 0 }],
    [225, 7, { x: 7, y: -7 }],
    [270, 10, { x: 0, y: -10 }],
    [360, 10, { x: -10, y: 0 }],
    [29, 10, { x: -10, y: 0 }],
    [31, 10, { x: -10, y: 10 }],
    [-90, 3, { x: 0, y: -3 }],
    [45, 0, { x: 0, y: 0 }],
  ])('at %i degrees and a distance of %i is %j', (angle, distance, offset) => {
    expect(dropShadowOffset({ angle, distance })).toEqual(offset);
  });

  it('may be asked for with the setting of a block', () => {
    expect(library.dropShadowOffset({ angle: 45, distance: { value: 10, unit: 'px' } })).toEqual({
      x: -10,
      y: 10,
    });
  });
});

const length = (value: unknown, unit?: unknown) => ({ value, unit });
const shadow = (over: object = {}) => ({
  angle: 45,
  distance: length(4, 'px'),
  blur: length(8, 'px'),
  ...over,
});

describe('a shadow', () => {
  it.each([
    [shadow(), 'drop-shadow(-4px 4px 8px rgba(0, 0, 0, 0.5))'],
    [
      shadow({ angle: '135', distance: length('1.5', 'em') }),
      'drop-shadow(1.5em 1.5em 8px rgba(0, 0, 0, 0.5))',
    ],
    [shadow({ distance: length(4) }), 'drop-shadow(-4px 4px 8px rgba(0, 0, 0, 0.5))'],
    [shadow({ color: { type: 'THEME_COLOR' } }), 'drop-shadow(-4px 4px 8px rgba(0, 0, 0, 0.5))'],
    [
      shadow({
        color: {
          type: 'CUSTOM_COLOR',
          customColor: { hslaValue: { hue: 20, saturation: 0.5, lightness: 40, alpha: 0.3 } },
        },
      }),
      'drop-shadow(-4px 4px 8px hsla(20, 50%, 40%, 0.3))',
    ],
  ])('%j is %s', (data, filter) => {
    const read = readDropShadow(data);
    expect(read && dropShadowFilter(read)).toBe(filter);
  });

  it.each([
    null,
    'text',
    [],
    {},
    shadow({ angle: 'up' }),
    shadow({ angle: Number.NaN }),
    shadow({ distance: 4 }),
    shadow({ distance: length(4, 'px) url(x)') }),
    shadow({ distance: length(4, '%') }),
    shadow({ blur: undefined }),
    shadow({ blur: length(-1, 'px') }),
    shadow({ blur: length({ valueOf: 1 }, 'px') }),
  ])('%j is malformed', (data) => {
    expect(readDropShadow(data)).toBeUndefined();
  });
});

describe('the size of a view box', () => {
  it.each([
    ['0 0 120 60', { width: 120, height: 60 }],
    [' -20,-20, 140.5 , 10 ', { width: 140.5, height: 10 }],
    ['0 0 0 60', undefined],
    ['0 0 -1 60', undefined],
    ['0 0 1e400 60', undefined],
    ['0 0 120', undefined],
    ['none', undefined],
    ['', undefined],
    [null, undefined],
  ])('%j is %j', (written, size) => {
    expect(sizeOfViewBox(written)).toEqual(size);
  });
});
