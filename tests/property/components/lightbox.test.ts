import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slideInAddress } from '../../../src/blocks/gallery/slide-address';
import { slotsAround, stepPosition } from '../../../src/components/lightbox/lightbox-state';
import { type Bounds, pan, type View, WHOLE, zoomAbout } from '../../../src/components/lightbox/zoomer';

const px = fc.double({ min: -3000, max: 3000, noNaN: true });
const point = fc.record({ x: px, y: px });
const size = fc.record({
  width: fc.integer({ min: 0, max: 3000 }),
  height: fc.integer({ min: 0, max: 3000 }),
});
const bounds = fc.record({ picture: size, space: size });
const scale = fc.double({ min: 0, max: 50, noNaN: true });

/** Any order of zooming and panning that a hand can do. */
const steps = fc.array(fc.record({ scale: fc.option(scale), point }), { maxLength: 20 });

function followed(
  moves: readonly { scale: number | null; point: { x: number; y: number } }[],
  limits: Bounds,
): View {
  return moves.reduce<View>(
    (view, move) =>
      move.scale === null ? pan(view, move.point, limits) : zoomAbout(view, move.scale, move.point, limits),
    WHOLE,
  );
}

describe('a zoomed picture', () => {
  test('is between once and four times its size, and never leaves the window empty at an edge', () => {
    fc.assert(
      fc.property(steps, bounds, (moves, limits) => {
        const view = followed(moves, limits);
        expect(view.scale).toBeGreaterThanOrEqual(1);
        expect(view.scale).toBeLessThanOrEqual(4);
        const across = Math.max(0, (limits.picture.width * view.scale - limits.space.width) / 2);
        expect(Math.abs(view.x)).toBeLessThanOrEqual(across);
      }),
    );
  });

  test('keeps the point under the fingers where the edges allow it', () => {
    const wide = { picture: { width: 1000, height: 1000 }, space: { width: 10, height: 10 } };
    const inside = fc.record({
      x: fc.double({ min: -100, max: 100, noNaN: true }),
      y: fc.double({ min: -100, max: 100, noNaN: true }),
    });
    fc.assert(
      fc.property(inside, fc.double({ min: 1, max: 4, noNaN: true }), (at, wanted) => {
        const view = zoomAbout(WHOLE, wanted, at, wide);
        expect(at.x * view.scale + view.x).toBeCloseTo(at.x, 6);
        expect(at.y * view.scale + view.y).toBeCloseTo(at.y, 6);
      }),
    );
  });

  test('is whole again after any way, at the scale of one', () => {
    fc.assert(
      fc.property(steps, point, (moves, at) => {
        const limits = { picture: { width: 800, height: 600 }, space: { width: 1000, height: 800 } };
        expect(zoomAbout(followed(moves, limits), 1, at, limits)).toEqual(WHOLE);
      }),
    );
  });
});

test('after any steps the shown slide and its neighbours are slides of the row', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50 }),
      fc.boolean(),
      fc.array(fc.constantFrom(-1, 1)),
      (count, loop, moves) => {
        const row = { count, loop };
        const position = moves.reduce((at, by) => stepPosition(at, by, row), 0);
        const places = slotsAround(position, row);
        expect(places.filter(({ offset }) => offset === 0)).toHaveLength(1);
        for (const { index } of places) expect(index >= 0 && index < count).toBe(true);
        if (!loop) expect(position >= 0 && position < count).toBe(true);
      },
    ),
  );
});

test('any address leads to a slide of the row or to none', () => {
  const slides = [
    { id: 'a', url: '' },
    { id: '%', url: 'itemId=a' },
  ];
  const text = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(text, text, text, fc.option(text, { nil: undefined }), (hash, search, pathname, fullUrl) => {
      const found = slideInAddress({ hash: `#${hash}`, search: `?${search}`, pathname }, fullUrl, slides);
      expect([undefined, 0, 1]).toContain(found);
    }),
  );
});
