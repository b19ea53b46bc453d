import { describe, expect, it } from 'vitest';
import { highlightDurations } from '../../../src/blocks/text-highlight/geometry/durations';
import { linesOf, seenFrom } from '../../../src/blocks/text-highlight/geometry/lines';
import { hiddenState } from '../../../src/blocks/text-highlight/geometry/motion';
import { SHAPES, shapePath } from '../../../src/blocks/text-highlight/geometry/shapes';
import { settings } from '../../../src/blocks/text-highlight/settings';
import { expectLinearTime } from '../../linear-time';

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

describe('the lines of a text', () => {
  it.each([
    ['none', [], []],
    ['one piece', [box(10, 20, 100, 18)], [box(10, 20, 100, 18)]],
    ['pieces beside each other', [box(10, 20, 50, 18), box(60, 18, 30, 24)], [box(10, 18, 80, 24)]],
    ['two lines', [box(200, 20, 90, 18), box(0, 44, 40, 18)], [box(200, 20, 90, 18), box(0, 44, 40, 18)]],
    ['lines that touch', [box(0, 0, 9, 20), box(0, 18, 9, 20)], [box(0, 0, 9, 20), box(0, 18, 9, 20)]],
    ['an element around its words', [box(0, 0, 80, 20), box(5, 3, 60, 14)], [box(0, 0, 80, 20)]],
    [
      'pieces out of order',
      [box(0, 44, 40, 18), box(200, 20, 90, 18)],
      [box(200, 20, 90, 18), box(0, 44, 40, 18)],
    ],
    ['empty pieces', [box(0, 0, 0, 20), box(0, 0, 30, 0), box(4, 0, 30, 20)], [box(4, 0, 30, 20)]],
  ])('of %s', (_what, pieces, lines) => {
    expect(linesOf(pieces)).toEqual(lines);
  });

  it('are seen from the mark, in its own px', () => {
    expect(seenFrom({ left: 100, top: 50 }, 1, box(110, 60, 20, 10))).toEqual(box(10, 10, 20, 10));
    expect(seenFrom({ left: 100, top: 50 }, 2, box(110, 60, 20, 10))).toEqual(box(5, 5, 10, 5));
  });
});

describe('the shapes', () => {
  it('are the twelve of the specification, each another one', () => {
    expect(Object.keys(SHAPES).sort()).toEqual(
      'circle cross enclose jagged marker scribble strike strikeDiagonal underline underlineCurve underlineDouble wave'.split(
        ' ',
      ),
    );
    expect(new Set(Object.values(SHAPES)).size).toBe(12);
  });

  it.each(Object.entries(SHAPES))('%s has only absolute points near the words', (_name, path) => {
    expect(path).toMatch(/^M-?\d+ -?\d+( [MLC]?-?\d+ -?\d+)+$/);
    for (const number of path.match(/-?\d+/g) ?? []) {
      expect(Number(number)).toBeGreaterThanOrEqual(-10);
      expect(Number(number)).toBeLessThanOrEqual(115);
    }
  });

  it('are scaled to the line', () => {
    expect(shapePath('underline', 200, 50)).toBe('M200 49 C156 47.5 104 50 60 48.5 C36 48 16 48.5 0 49');
    expect(shapePath('strikeDiagonal', 10, 10)).toMatch(/^M10 0\.8 C7\.4 3\.2 /);
  });
});

describe('the motion', () => {
  it.each([
    ['draw', 'right', { strokeDashoffset: -1 }],
    ['draw', 'left', { strokeDashoffset: 1 }],
    ['fade', 'right', { opacity: 0 }],
    ['fadeScale', 'left', { opacity: 0, scale: 0.8 }],
  ] as const)('%s to the %s begins with %j', (animation, direction, state) => {
    expect(hiddenState(animation, direction)).toEqual(state);
  });

  it.each([
    [750, [100], [750]],
    [750, [200, 100, 20], [750, 375, 150]],
    [1000, [0, 10], [200, 1000]],
    [750, [], []],
    [750, [0, 0], [150, 150]],
  ])('of %d ms on lines of %j px takes %j', (duration, widths, durations) => {
    expect(highlightDurations(duration, widths)).toEqual(durations);
  });
});

describe('the settings', () => {
  it('have the defaults of the specification', () => {
    const defaults = Object.fromEntries(
      Object.entries(settings).map(([name, { fallback }]) => [name, fallback]),
    );
    expect(defaults).toEqual({
      shape: 'wave',
      animation: 'draw',
      direction: 'right',
      duration: 0.75,
      color: 'currentcolor',
      thickness: '0.06em',
      linecap: 'square',
      blend: 'none',
      isFront: false,
      isAnimationEnabled: true,
      fontSize: undefined,
    });
  });

  it.each([
    ['thickness', '0.1em', '0.1em'],
    ['thickness', 4, '4px'],
    ['thickness', { value: 0.08, unit: 'em' }, '0.08em'],
    ['thickness', { value: '2', unit: 'px' }, '2px'],
    ['thickness', { value: -1, unit: 'px' }, undefined],
    ['thickness', { value: 1, unit: 'px;color:red' }, undefined],
    ['thickness', 'thick', undefined],
    ['thickness', { toString: 1 }, undefined],
    ['color', 'var(--clay)', 'var(--clay)'],
    ['color', { type: 'THEME_COLOR' }, 'currentcolor'],
    [
      'color',
      { sitePaletteColor: { colorName: 'accent', alphaModifier: 0.4 } },
      'hsla(var(--accent-hsl), 0.4)',
    ],
    ['color', { sitePaletteColor: { colorName: 'accent' } }, 'hsla(var(--accent-hsl), 1)'],
    ['color', { sitePaletteColor: { colorName: 'a) url(b' } }, undefined],
    [
      'color',
      {
        type: 'CUSTOM_COLOR',
        customColor: { hslaValue: { hue: 14, saturation: 0.5, lightness: 0.25, alpha: 0.5 } },
      },
      'hsla(14, 50%, 25%, 0.5)',
    ],
    ['color', { type: 'CUSTOM_COLOR' }, undefined],
    ['color', 7, undefined],
    ['fontSize', 44, 44],
    ['fontSize', 0, undefined],
    ['duration', -1, undefined],
  ] as const)('read %s %j as %j', (name, written, value) => {
    expect(settings[name].parse(written)).toBe(value);
  });

  it('read a thickness in no more time than its length asks for', () => {
    expectLinearTime(settings.thickness.parse, (size) => `${'9'.repeat(size)}pt`, 1000);
  });
});
