import { describe, expect, it } from 'vitest';
import { decodeBlockData } from '../../../src/blocks/gallery/block-data';
import { justifyRows } from '../../../src/blocks/gallery/geometry/autorows';
import { gutterOf } from '../../../src/blocks/gallery/geometry/gutters';
import {
  masonryGutter,
  sectionColumns,
  stripGutter,
} from '../../../src/blocks/gallery/geometry/narrow-windows';
import { stripRows } from '../../../src/blocks/gallery/geometry/strips';
import { columnCount, galleryDesignFor, wrapIndex } from '../../../src/library';
import { gridRatio, sharedRatio } from '../../../src/media/layout/aspect-ratio';
import {
  autogridColumns,
  fittingColumns,
  gridColumns,
  placeInColumns,
} from '../../../src/media/layout/columns';

describe('the design by the word of the block data', () => {
  it.each([
    [undefined, 'base'],
    [null, 'base'],
    ['', 'base'],
    ['default', 'base'],
    ['stacked', 'base'],
    ['slider', 'strip'],
    ['slideshow', 'stacked'],
    ['grid', 'grid'],
    ['autogrid', 'autogrid'],
    ['autocolumns', 'autocolumns'],
    ['autorows', 'autorows'],
    ['carousel', 'carousel'],
    ['list', 'list'],
    ['base', 'base'],
    ['strip', 'strip'],
  ])('%j is %s', (word, design) => {
    expect(galleryDesignFor(word)).toBe(design);
  });

  it.each(['mosaic', 'Grid', 'toString', '__proto__', ' grid'])('%j is refused by its name', (word) => {
    expect(() => galleryDesignFor(word)).toThrow(
      `These are not the gallery designs you are looking for. (We could not find a design by the name ${word})`,
    );
  });
});

it.each([
  [0, 3, 0],
  [3, 3, 0],
  [-1, 3, 2],
  [-7, 3, 2],
  [7, 3, 1],
  [5, 0, 0],
  [5, 1, 0],
])('the index %i of %i slides is %i', (index, count, expected) => {
  expect(wrapIndex(index, count)).toBe(expected);
});

describe('block data', () => {
  const data = { design: 'grid', 'thumbnails-per-row': 3 };
  const json = JSON.stringify(data);

  it.each([
    json,
    ` ${json}\n`,
    json.replaceAll('"', '&quot;'),
    json.replaceAll('"', '&#34;').replaceAll('{', '&#123;'),
    json.replaceAll('"', '&#x22;'),
    encodeURIComponent(json),
  ])('%j is read', (written) => {
    expect(decodeBlockData(written)).toEqual(data);
  });

  it('keeps references inside the texts of good JSON as they are', () => {
    expect(decodeBlockData('{"design":"a &amp; b"}')).toEqual({ design: 'a &amp; b' });
  });

  it.each(['{"a":', 'null', '[]', '"text"', '7', 'NaN', "{'design':'grid'}", '{"a":NaN}', 'x', '[[[[['])(
    '%j cannot be evaluated',
    (written) => {
      expect(() => decodeBlockData(written)).toThrow('Error evaluating gallery block data.');
    },
  );

  it.each([
    '\0',
    '{"a":"\ud800"}',
    '{&quot;a&quot;:',
    '&amp;quot;',
    '{&#9999999;}',
    '{&nonsense;}',
    '%7B%2',
    '%E0%A4%A',
    '%5B%5D',
  ])('%j cannot be decoded', (written) => {
    expect(() => decodeBlockData(written)).toThrow('Error decoding gallery block data.');
  });

  it('changes no prototype, however deep it is', () => {
    decodeBlockData('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}');
    decodeBlockData(`{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});

describe('the box of a slide', () => {
  const none = { imageAspectRatio: undefined, 'aspect-ratio': '', vSize: undefined, 'square-thumbs': false };
  it.each([
    [{}, undefined],
    [{ imageAspectRatio: 'Auto' }, undefined],
    [{ imageAspectRatio: 1.5 }, 1.5],
    [{ vSize: 50 }, 2],
    [{ imageAspectRatio: 1.5, vSize: 50 }, 1.5],
    [{ imageAspectRatio: 'Auto', vSize: 50 }, undefined],
  ] as const)('by %j has the ratio %j', (settings, expected) => {
    expect(sharedRatio({ ...none, ...settings })).toBe(expected);
    expect(gridRatio({ ...none, ...settings })).toBe(expected);
  });

  it.each([
    [{ 'square-thumbs': true }, 1],
    [{ 'aspect-ratio': 'four-three' }, 4 / 3],
    [{ 'aspect-ratio': '3:4' }, undefined],
    [{ 'aspect-ratio': 'standard', 'square-thumbs': true }, 1.5],
    [{ 'aspect-ratio': 'standard', 'square-thumbs': true, vSize: 50 }, 2],
    [{ imageAspectRatio: 2, 'aspect-ratio': 'square', 'square-thumbs': true }, 2],
    [{ imageAspectRatio: 'Auto', 'aspect-ratio': 'square', 'square-thumbs': true }, undefined],
  ] as const)('in a grid by %j has the ratio %j', (settings, expected) => {
    expect(gridRatio({ ...none, ...settings })).toBe(expected);
  });
});

it.each([
  ['grid', {}, 20],
  ['grid', { padding: 4 }, 4],
  ['grid', { gutter: 6 }, 6],
  ['grid', { padding: 0, gutter: 6 }, 0],
  ['autogrid', {}, 0],
  ['autocolumns', {}, 0],
  ['autorows', {}, 20],
  ['autorows', { padding: 4 }, 20],
  ['autorows', { gutter: 0 }, 0],
  ['base', {}, 0],
] as const)('between slides of %s by %j are %i px', (design, settings, expected) => {
  expect(gutterOf(design, { gutter: undefined, padding: undefined, ...settings })).toBe(expected);
});

describe('columns', () => {
  it.each([
    [1000, 250, 'min', 4],
    [999, 250, 'min', 3],
    [1001, 250, 'max', 5],
    [1000, 250, 'max', 4],
    [100, 250, 'min', 1],
    [0, 250, 'max', 1],
    [1000, '250', 'min', 4],
  ] as const)('in %i px at %j px (%s) are %i', (width, columnWidth, behavior, expected) => {
    expect(columnCount(width, columnWidth, behavior)).toBe(expected);
  });

  it.each([0, -1, 'x', '', Number.NaN, '-250'])('%j px wide are refused', (columnWidth) => {
    expect(() => columnCount(1000, columnWidth)).toThrow('columnWidth must be a positive number');
  });

  it('take each slide where they are shortest, at the left on a tie', () => {
    const { places, height } = placeInColumns([100, 50, 70, 30, 10], 3, 10);
    expect(places).toEqual([
      { column: 0, top: 0 },
      { column: 1, top: 0 },
      { column: 2, top: 0 },
      { column: 1, top: 60 },
      { column: 2, top: 80 },
    ]);
    expect(height).toBe(100);
  });

  it('without slides have no height', () => {
    expect(placeInColumns([], 3, 10)).toEqual({ places: [], height: 0 });
  });

  it.each([
    [1000, 4, 20, 4],
    [280, 4, 20, 3],
    [60, 4, 20, 1],
    [0, 4, 20, 1],
  ])('%i px wide, %i wished and %i px between fit %i', (width, perRow, gutter, expected) => {
    expect(fittingColumns(width, perRow, gutter)).toBe(expected);
  });

  it('are written as CSS', () => {
    expect(gridColumns(4, 20)).toBe(
      'repeat(auto-fill, minmax(max(min(80px, 100%), (100% - 60px) / 4), 1fr))',
    );
    expect(autogridColumns(250)).toBe('repeat(auto-fill, minmax(min(250px, 100%), 1fr))');
  });
});

describe('rows', () => {
  const settings = { width: 1000, rowHeight: 250, gutter: 20 };
  it.each([
    ['nothing', [], []],
    ['one slide that does not fill a row', [1.5], [[1.5, 250, false]]],
    ['a slide wider than a row', [8], [[8, 125, true]]],
    ['slides that fill a row to the pixel', [1.92, 2], [[3.92, 250, true]]],
    [
      'a break before the slide that would make it too low',
      [2, 1.6, 2],
      [
        [3.6, 272.22, true],
        [2, 250, false],
      ],
    ],
    ['a break after the slide that makes it a little lower', [2, 1.6, 0.5], [[4.1, 234.15, true]]],
  ] as const)('%s', (_case, ratios, expected) => {
    const rows = justifyRows(ratios, settings).map(({ ratios, height, isFull }) => [
      Number(ratios.reduce((sum, ratio) => sum + ratio, 0).toFixed(2)),
      Number(height.toFixed(2)),
      isFull,
    ]);
    expect(rows).toEqual(expected);
  });
});

describe('rows of a published strips section', () => {
  const settings = { width: 1000, rowHeight: 200, gutter: 20 }; // so that 1,070 px fit at the wanted height
  it.each([
    ['nothing', [], []],
    ['a single slide, which fills the row however high it gets', [0.5], [[1, 2000]]],
    ['as many slides as fit', [2, 2, 1.35], [[3, 179.44]]],
    [
      'a break before the slide that would stick out further',
      [2, 2, 1.36, 1.36],
      [
        [2, 245],
        [2, 360.29],
      ],
    ],
    ['no last slide alone below others', [2, 2, 1.36], [[3, 179.1]]],
    [
      'slides wider than a row',
      [8, 8],
      [
        [1, 125],
        [1, 125],
      ],
    ],
  ] as const)('%s', (_case, ratios, expected) => {
    const rows = stripRows(ratios, settings).map(({ ratios, height }) => [
      ratios.length,
      Number(height.toFixed(2)),
    ]);
    expect(rows).toEqual(expected);
  });

  it.each([
    [1280, 120, 120],
    [993, 120, 120],
    [992, 120, 90],
    [768, 120, 60],
    [576, 120, 30],
    [576, 60, 20],
    [575, 12, 12],
    [1280, 0, 0],
  ])('in a window of %s px have of %s px between slides %s px', (window, gutter, expected) => {
    expect(stripGutter(gutter, window)).toBe(expected);
  });
});

describe('columns of a published masonry or grid', () => {
  it.each([
    [1280, 5, 5],
    [993, 5, 5],
    [992, 5, 4],
    [768, 5, 3],
    [576, 5, 2],
    [390, 2, 2],
    [390, 1, 1],
  ])('in a window of %s px, %s become %s', (window, wanted, expected) => {
    expect(sectionColumns(wanted, window)).toBe(expected);
  });

  it.each([
    [1280, 1178, 100, 58.9],
    [992, 913, 100, 34.24],
    [390, 343, 100, 4.29],
    [390, 343, 40, 3.43],
    [390, 343, 12, 2.06],
    [1280, 2000, 40, 40],
  ])(
    'in a window of %s px, a list of %s px has of %s px between them %s px',
    (window, width, gutter, expected) => {
      expect(masonryGutter(gutter, window, width)).toBeCloseTo(expected, 2);
    },
  );
});
