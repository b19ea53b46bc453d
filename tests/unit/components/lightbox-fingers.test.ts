import { describe, expect, it } from 'vitest';
import { pinchOf } from '../../../src/components/lightbox/fingers';

describe('two fingers of which one moves', () => {
  const resting = { x: 0, y: 0 };

  it('scale the picture by their distances, about the point between them, which it follows', () => {
    expect(pinchOf({ x: 30, y: 40 }, { x: 60, y: 80 }, resting)).toEqual({
      factor: 2,
      centre: { x: 30, y: 40 },
      by: { x: 15, y: 20 },
    });
  });

  it('only move it where their distance stays', () => {
    expect(pinchOf({ x: 10, y: 0 }, { x: 0, y: 10 }, resting)).toMatchObject({
      factor: 1,
      by: { x: -5, y: 5 },
    });
  });

  it('have a scale where they lay on one point', () => {
    expect(pinchOf(resting, { x: 3, y: 4 }, resting).factor).toBe(5);
  });
});
