import { expect, it } from 'vitest';
import * as library from '../../../src/library';

it('the marquee says that it needs a window; its measures do not', () => {
  expect(typeof window).toBe('undefined');
  expect(library.marqueeWindow).toThrow('Marquee needs a window.');
  expect(library.marqueeSegmentWidth(10)).toBe(250);
});

it.each([
  ['marqueeSegmentWidth', () => library.marqueeSegmentWidth(Number.NaN)],
  ['dropShadowOffset', () => library.dropShadowOffset({ angle: 45, distance: Number.NaN })],
  ['highlightDurations', () => library.highlightDurations(1, [Number.NaN])],
  ['wrapIndex', () => library.wrapIndex(Number.NaN, 5)],
  ['columnCount', () => library.columnCount(Number.NaN, 250)],
  ['imageUrl', () => library.imageUrl('/a.jpg', Number.NaN)],
  ['toUnit', () => library.toUnit(Number.NaN)],
  ['toPercent', () => library.toPercent(Number.NaN)],
])('%s refuses NaN, of which nothing but NaN can be made', (_name, calculate) => {
  expect(calculate).toThrow(/^(The|A) .+ must be a number, got NaN$/);
});
