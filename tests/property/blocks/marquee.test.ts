import fc from 'fast-check';
import { expect, it } from 'vitest';
import { copiesFor, regionWidth } from '../../../src/blocks/marquee/geometry/region';
import { marqueeSegmentWidth } from '../../../src/blocks/marquee/geometry/segment-width';
import { lengthOf, waveHeight, wavePoints } from '../../../src/blocks/marquee/geometry/wave';

const number = fc.double({ min: -100, max: 100, noNaN: true });

it('segments are 250 to 1000 px wide, and narrower the higher the frequency', () => {
  fc.assert(
    fc.property(number, number, (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      expect(marqueeSegmentWidth(low)).toBeGreaterThanOrEqual(marqueeSegmentWidth(high));
      expect(marqueeSegmentWidth(low)).toBeLessThanOrEqual(1000);
      expect(marqueeSegmentWidth(high)).toBeGreaterThanOrEqual(250);
    }),
  );
});

it('a wave never rises above its height and is never shorter than its region', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4000 }), number, number, (width, frequency, intensity) => {
      const segment = marqueeSegmentWidth(frequency);
      const height = waveHeight(intensity);
      const points = wavePoints(regionWidth(width), segment, height);
      expect(points.every(({ y }) => Math.abs(y) <= height)).toBe(true);
      expect(lengthOf(points)).toBeGreaterThanOrEqual(regionWidth(width) + 2 * segment - 1e-6);
    }),
    { numRuns: 50 },
  );
});

it('copies fill the region also when they have moved by nearly one', () => {
  const period = fc.integer({ min: 40, max: 4000 });
  fc.assert(
    fc.property(fc.integer({ min: 50, max: 4000 }), period, (length, period) => {
      expect(copiesFor(length, period) * period - period).toBeGreaterThanOrEqual(length);
    }),
  );
});
