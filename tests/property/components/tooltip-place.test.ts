import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { positionAtElement, positionAtPointer } from '../../../src/components/tooltip/position';

const MARGIN = 20;
const length = (max: number) => fc.integer({ min: 1, max });
const size = (max: number) => fc.record({ width: length(max), height: length(max) });
const point = fc.record({
  x: fc.integer({ min: -5000, max: 5000 }),
  y: fc.integer({ min: -5000, max: 5000 }),
});
const box = fc.tuple(point, size(2000)).map(([at, of]) => ({ ...at, ...of }));

/** Inside the margins, or from the first margin on where it doesn't fit. */
function expectInside(at: number, tooltip: number, viewport: number): void {
  const end = Math.max(viewport - MARGIN, MARGIN + tooltip);
  expect([at >= MARGIN, at + tooltip <= end]).toEqual([true, true]);
}

it('a tooltip is inside the margins wherever the pointer or the element is', () => {
  fc.assert(
    fc.property(point, box, size(400), size(2000), (pointer, element, tooltip, viewport) => {
      const places = [
        positionAtPointer(pointer, tooltip, viewport),
        positionAtElement(element, tooltip, viewport),
      ];
      for (const { x, y } of places) {
        expectInside(x, tooltip.width, viewport.width);
        expectInside(y, tooltip.height, viewport.height);
      }
    }),
  );
});

it('a tooltip does not lie under the pointer where there is room beside it', () => {
  fc.assert(
    fc.property(size(300), fc.nat(1000), fc.nat(800), (tooltip, x, y) => {
      const viewport = { width: 1000, height: 800 };
      const place = positionAtPointer({ x, y }, tooltip, viewport);
      const isUnder =
        x >= place.x && x <= place.x + tooltip.width && y >= place.y && y <= place.y + tooltip.height;
      const isNearEdge = x < MARGIN || y < MARGIN || x > 1000 - MARGIN || y > 800 - MARGIN;
      expect(isUnder && !isNearEdge).toBe(false);
    }),
  );
});
