import { describe, expect, it } from 'vitest';
import { positionAtElement, positionAtPointer } from '../../../src/components/tooltip/position';

const VIEWPORT = { width: 1000, height: 600 };
const TOOLTIP = { width: 250, height: 80 };

describe('at a pointer', () => {
  it.each([
    ['in the middle: right of it and below', { x: 500, y: 300 }, { x: 515, y: 315 }],
    ['top left: inside the margin', { x: 0, y: 0 }, { x: 20, y: 20 }],
    ['where it just fits', { x: 715, y: 485 }, { x: 730, y: 500 }],
    ['one pixel too far right and down: left of it and above', { x: 716, y: 486 }, { x: 451, y: 391 }],
    ['bottom right: left of it and above', { x: 1000, y: 600 }, { x: 730, y: 500 }],
    ['right: left of it and below', { x: 990, y: 300 }, { x: 725, y: 315 }],
    ['bottom: right of it and above', { x: 500, y: 590 }, { x: 515, y: 495 }],
  ])('%s', (_where, pointer, expected) => {
    expect(positionAtPointer(pointer, TOOLTIP, VIEWPORT)).toEqual(expected);
  });

  it.each([
    ['narrow: moved until it fits', { x: 160, y: 100 }, { width: 320, height: 600 }, { x: 50, y: 115 }],
    ['too narrow: from the margin on', { x: 100, y: 100 }, { width: 200, height: 600 }, { x: 20, y: 115 }],
    ['too low: from the margin on', { x: 500, y: 40 }, { width: 1000, height: 90 }, { x: 515, y: 20 }],
  ])('on a screen that is %s', (_how, pointer, viewport, expected) => {
    expect(positionAtPointer(pointer, TOOLTIP, viewport)).toEqual(expected);
  });
});

describe('at an element', () => {
  it.each([
    ['below its middle', { x: 400, y: 100, width: 100, height: 40 }, { x: 325, y: 155 }],
    ['above it where there is no room below', { x: 400, y: 540, width: 100, height: 40 }, { x: 325, y: 445 }],
    ['inside the left margin', { x: 0, y: 100, width: 50, height: 40 }, { x: 20, y: 155 }],
    ['inside the right margin', { x: 960, y: 100, width: 40, height: 40 }, { x: 730, y: 155 }],
    ['over it where it fills the screen', { x: 0, y: 0, width: 1000, height: 600 }, { x: 375, y: 500 }],
    ['inside where it is out of sight', { x: 400, y: 5000, width: 100, height: 40 }, { x: 325, y: 500 }],
  ])('%s', (_where, element, expected) => {
    expect(positionAtElement(element, TOOLTIP, VIEWPORT)).toEqual(expected);
  });
});
