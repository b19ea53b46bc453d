import { describe, expect, it } from 'vitest';
import { shiftInto } from '../../../src/published/header/keep-in-window';

describe('a dropdown in a window of 400 px', () => {
  it.each([
    [100, 300, 0],
    [8, 392, 0],
    [-20, 180, 28],
    [250, 450, -58],
    [-20, 500, 28],
  ])('from %i to %i is moved by %i px', (left, right, expected) => {
    expect(shiftInto(400, { left, right })).toBeCloseTo(expected);
  });
});
