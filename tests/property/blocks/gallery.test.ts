import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBlockData } from '../../../src/blocks/gallery/block-data';
import { justifyRows } from '../../../src/blocks/gallery/geometry/autorows';
import { wrapIndex } from '../../../src/data/swipe';
import { fittingColumns, placeInColumns } from '../../../src/media/layout/columns';

const ratios = fc.array(fc.double({ min: 0.05, max: 20, noNaN: true }), { maxLength: 60 });
const px = fc.integer({ min: 1, max: 3000 });
const gutter = fc.integer({ min: 0, max: 60 });

describe('rows', () => {
  it('hold every slide once, in order, and fill the width except for the last', () => {
    fc.assert(
      fc.property(ratios, px, px, gutter, (given, width, rowHeight, gutter) => {
        const rows = justifyRows(given, { width, rowHeight, gutter });
        expect(rows.flatMap((row) => row.ratios)).toEqual(given);
        for (const [index, row] of rows.entries()) {
          const gutters = (row.ratios.length - 1) * gutter;
          const taken = row.ratios.reduce((sum, ratio) => sum + ratio * row.height, gutters);
          if (row.isFull) expect(taken).toBeCloseTo(Math.max(width, gutters), 3);
          else expect([index, taken < width]).toEqual([rows.length - 1, true]);
        }
      }),
    );
  });
});

describe('columns', () => {
  const heights = fc.array(fc.integer({ min: 0, max: 2000 }), { maxLength: 80 });
  const count = fc.integer({ min: 1, max: 12 });

  it('overlap nowhere, leave no holes, and differ by no more than one slide', () => {
    fc.assert(
      fc.property(heights, count, gutter, (given, count, gutter) => {
        const { places, height } = placeInColumns(given, count, gutter);
        const ends = Array.from({ length: count }, () => 0);
        for (const [index, { column, top }] of places.entries()) {
          expect(top).toBe(ends[column]);
          expect(top).toBe(Math.min(...ends));
          ends[column] = top + (given[index] ?? 0) + gutter;
        }
        expect(height).toBe(Math.max(0, Math.max(...ends) - gutter));
      }),
    );
  });

  it('of a wished number fit, and no more than wished', () => {
    fc.assert(
      fc.property(px, count, gutter, (width, perRow, gutter) => {
        const fitting = fittingColumns(width, perRow, gutter);
        expect(fitting >= 1 && fitting <= perRow).toBe(true);
        if (fitting > 1) expect((width - (fitting - 1) * gutter) / fitting).toBeGreaterThanOrEqual(80);
      }),
    );
  });
});

it('any text is an object or refused in one of two ways', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.stringMatching(/^\{?(&\w{1,4};|&#\d{1,9};|"|a|:)*\}?$/),
  );
  fc.assert(
    fc.property(texts, (written) => {
      try {
        expect(typeof decodeBlockData(written)).toBe('object');
      } catch (error) {
        expect((error as Error).message).toMatch(/^Error (de|evaluat)\w*ing gallery block data\.$/);
      }
    }),
  );
});

it('any index is one of the slides, and a whole round changes nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: 1, max: 5000 }), (index, count) => {
      const wrapped = wrapIndex(index, count);
      expect(wrapped >= 0 && wrapped < count).toBe(true);
      expect(wrapIndex(index + count, count)).toBe(wrapped);
    }),
  );
});
