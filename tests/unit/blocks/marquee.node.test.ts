import { expect, it } from 'vitest';
import { marqueeSegmentWidth, marqueeWindow } from '../../../src/library';

it('the marquee says that it needs a window; its measures do not', () => {
  expect(typeof window).toBe('undefined');
  expect(marqueeWindow).toThrow('Marquee needs a window.');
  expect(marqueeSegmentWidth(10)).toBe(250);
});
