import fc from 'fast-check';
import { expect, it } from 'vitest';
import { resultsAddress } from '../../../src/blocks/search/results-address';
import { markedPieces } from '../../../src/blocks/search/suggestions/list';
import { positionAtField } from '../../../src/blocks/search/suggestions/position';
import { readSuggestions } from '../../../src/blocks/search/suggestions/read';
import { anyText, anything, wellFormed } from '../arbitraries';

const BASE = 'https://shop.kiln.test/';

it('whatever is typed arrives at the page of results as it was typed', () => {
  fc.assert(
    fc.property(wellFormed, wellFormed, (words, collection) => {
      const { origin, pathname, searchParams } = new URL(resultsAddress(words, collection), BASE);
      expect([origin + pathname, searchParams.get('q'), searchParams.get('f_collectionId') ?? '']).toEqual([
        `${BASE}search`,
        words,
        collection,
      ]);
    }),
  );
});

it('marking what was typed loses and adds no letter, and marks only that', () => {
  fc.assert(
    fc.property(anyText, anyText, (title, words) => {
      const pieces = markedPieces(title, words);
      expect(pieces.join('')).toBe(title);
      for (const marked of pieces.filter((_, index) => index % 2)) expect(marked).toHaveLength(words.length);
    }),
  );
});

it('no reply makes the reader throw, and what it reads are pages', () => {
  fc.assert(
    fc.property(
      anything,
      fc.array(fc.record({ title: anything, url: fc.oneof(anything, anyText, fc.webUrl()) })),
      (reply, items) => {
        const read = [readSuggestions(reply, BASE), readSuggestions({ items }, BASE)].flatMap(
          (found) => found ?? [],
        );
        for (const { title, url } of read)
          expect([title.length > 0, /^https?:/.test(url)]).toEqual([true, true]);
      },
    ),
  );
});

it('the list is inside the viewport beside a field that is', () => {
  const viewport = fc.record({
    width: fc.integer({ min: 320, max: 3000 }),
    height: fc.integer({ min: 300, max: 2000 }),
  });
  const shares = fc.tuple(
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double({ min: 0, max: 1, noNaN: true }),
  );
  fc.assert(
    fc.property(
      viewport,
      shares,
      fc.integer({ min: 40, max: 2000 }),
      fc.boolean(),
      (window, [x, y], width, isRtl) => {
        const top = y * (window.height - 40);
        const styles = positionAtField(
          { top, bottom: top + 40, left: x * window.width, width },
          window,
          isRtl,
        );
        const px = (name: string) => Number.parseFloat(styles[name] ?? '');
        expect(px('left')).toBeGreaterThanOrEqual(8);
        expect(px('left') + px('width')).toBeLessThanOrEqual(window.width - 8 + 1e-6);
        const end = Number.isNaN(px('top')) ? px('bottom') : px('top');
        expect(end + px('max-height')).toBeLessThanOrEqual(window.height - 8 + 1e-6);
      },
    ),
  );
});
