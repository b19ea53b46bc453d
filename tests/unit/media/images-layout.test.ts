import { describe, expect, it } from 'vitest';
import { alignmentOf, fitInside, isDarkColor } from '../../../src/library';
import { drawnWidth, positionOf } from '../../../src/media/images/placement';
import { readImageSettings } from '../../../src/media/images/settings';
import { expectLinearTime } from '../../linear-time';

describe('place and layout', () => {
  const imageDimensions = { width: 2000, height: 1000 };
  it.each([
    [{ width: 400, height: 400 }, 'cover', 800],
    [{ width: 400, height: 400 }, 'contain', 400],
    [{ width: 400, height: 100 }, 'contain', 200],
    [{ width: 400, height: 100 }, 'cover', 400],
    [{ width: 400, height: 0 }, 'cover', 400],
    [{ width: 60, height: 40 }, 'cover', 80],
    [{ width: 400, height: 40 }, 'contain', 400],
    [{ width: 400, height: 400 }, 'none', 400],
    [{ width: 401, height: 201 }, 'cover', 401], // 200.5 px tall, as the browser rounds it
    [{ width: 400, height: 201 }, 'cover', 402],
  ] as const)('in %j with %s it is drawn %d px wide', (box, cropMode, expected) => {
    expect(drawnWidth(box, { imageDimensions, cropMode })).toBe(expected);
  });

  it('lies by its focal point when cropped, by its alignment when fitted', () => {
    const settings = {
      ...readImageSettings(document.createElement('img')),
      imageFocalPoint: { x: 1 / 3, y: 1 },
      fitAlignment: 'bottom' as const,
    };
    expect(positionOf(settings)).toBe('33.33% 100%');
    expect(positionOf({ ...settings, cropMode: 'contain' })).toBe('bottom');
  });

  it.each([
    ['left', 'start'],
    ['right', 'end'],
    ['center', 'center'],
    [undefined, 'center'],
    ['up', 'center'],
  ])('%j aligns to %s', (position, expected) => {
    expect(alignmentOf(position)).toBe(expected);
  });

  it.each([
    [
      { width: 400, height: 400 },
      { width: 400, height: 200 },
    ],
    [
      { width: 400, height: 100 },
      { width: 200, height: 100 },
    ],
    [
      { width: 400, height: 0 },
      { width: 400, height: 200 },
    ],
    [
      { width: 0, height: 0 },
      { width: 0, height: 0 },
    ],
  ])('fits into %j as %j', (container, expected) => {
    expect(fitInside(container, imageDimensions)).toEqual(expected);
  });
});

describe('dark colours', () => {
  it.each([
    ['#a0a0a0', true],
    ['#a6a6a6', true],
    ['#a7a7a7', false],
    ['#000', true],
    ['#fff', false],
    ['fff', false],
    ['rgb(255,255,255)', false],
    ['rgb( 0, 255, 255)', false],
    ['rgba(0 0 0 / 50%)', true],
    ['rgb(255 255 0)', false],
    ['#ff0', false],
    ['#00f', true],
    ['#000f', true],
    ['#fff8', false],
    ['#000000ff', true],
    ['#ffffff00', false],
    ['', false],
    ['white', false],
    ['rgb()', false],
    ['rgb(1)', false],
    ['#12', false],
    ['rgb(a,b,c)', false],
  ])('%j is dark: %s', (color, isDark) => {
    expect(isDarkColor(color)).toBe(isDark);
  });

  it('takes no longer than its length asks for', () => {
    expectLinearTime(isDarkColor, (size) => `rgb(${' '.repeat(size)}1`, 3000);
  });

  it('takes channels as well', () => {
    expect([
      isDarkColor([166, 166, 166]),
      isDarkColor([167, 167, 167]),
      isDarkColor([Number.NaN, 0, 0]),
    ]).toEqual([true, false, false]);
  });
});
