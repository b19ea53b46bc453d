import fc from 'fast-check';
import { expect, it } from 'vitest';
import { highlightDurations } from '../../../src/blocks/text-highlight/geometry/durations';
import { linesOf } from '../../../src/blocks/text-highlight/geometry/lines';
import { SHAPES, shapePath } from '../../../src/blocks/text-highlight/geometry/shapes';

const length = fc.integer({ min: -200, max: 2000 });
const boxes = fc.array(fc.record({ left: length, top: length, width: length, height: length }), {
  maxLength: 30,
});

it('lines hold every piece that is there, from the top down', () => {
  fc.assert(
    fc.property(boxes, (pieces) => {
      const lines = linesOf(pieces);
      const there = pieces.filter(({ width, height }) => width > 0 && height > 0);
      expect(lines.length).toBeLessThanOrEqual(there.length);
      expect(lines.map(({ top }) => top)).toEqual(lines.map(({ top }) => top).sort((a, b) => a - b));
      for (const { left, top, width, height } of there)
        expect(
          lines.some(
            (line) =>
              line.left <= left &&
              line.top <= top &&
              line.left + line.width >= left + width &&
              line.top + line.height >= top + height,
          ),
        ).toBe(true);
    }),
  );
});

it('a line takes from a fifth of the duration to the whole of it', () => {
  const widths = fc.array(fc.double({ min: 0.01, max: 1e4, noNaN: true }), { minLength: 1 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60_000 }), widths, (duration, widths) => {
      const durations = highlightDurations(duration, widths);
      expect(Math.max(...durations)).toBeCloseTo(duration, 6);
      expect(Math.min(...durations)).toBeGreaterThanOrEqual(duration * 0.2 - 1e-9);
    }),
  );
});

it('a scaled path has the commands of its shape and nothing but numbers', () => {
  const shape = fc.constantFrom(...(Object.keys(SHAPES) as (keyof typeof SHAPES)[]));
  const size = fc.double({ min: 0, max: 5000, noNaN: true });
  fc.assert(
    fc.property(shape, size, size, (name, width, height) => {
      const commands = (path: string) => path.replace(/[^MLC]/g, '');
      const path = shapePath(name, width, height);
      expect(commands(path)).toBe(commands(SHAPES[name]));
      expect(path).toMatch(/^[MLC\d. -]+$/);
    }),
  );
});
