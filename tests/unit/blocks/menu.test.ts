import { expect, it } from 'vitest';
import { focusAfter } from '../../../src/blocks/menu/tabs';

it.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 2, false, 0],
  ['ArrowLeft', 0, false, 2],
  ['ArrowLeft', 2, false, 1],
  ['ArrowRight', 0, true, 2],
  ['ArrowLeft', 2, true, 0],
  ['Home', 2, false, 0],
  ['End', 0, true, 2],
  ['ArrowDown', 1, false, undefined],
  ['toString', 1, false, undefined],
])('%s on tab %i of three (from the right: %s) leads to %s', (key, index, isFromRight, next) => {
  expect(focusAfter(key, index, 3, isFromRight)).toBe(next);
});
