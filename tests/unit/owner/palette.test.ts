import { describe, expect, it } from 'vitest';
import {
  type ColorValue,
  createPalette,
  cssColor,
  FALLBACK_SEED,
  isValidPaletteColor,
  LUMA_THRESHOLD,
  PALETTE_MODES,
  PALETTE_PRESETS,
  paletteCss,
  resolveColorReference,
  SEED_COLOR,
  SYSTEM_COLORS,
  textColorOn,
  toPercent,
  toUnit,
} from '../../../src/library';

describe('the system colours', () => {
  it.each([
    ['white', 'Lightest', 0, false, true, true],
    ['lightAccent', 'Light', 1, false, true, false],
    ['accent', 'Bright', 2, false, true, false],
    ['darkAccent', 'Dark', 3, false, true, false],
    ['black', 'Darkest', 4, false, true, true],
    ['safeLightAccent', 'Light', 5, true, false, false],
    ['safeDarkAccent', 'Dark', 6, true, false, false],
    ['safeInverseAccent', 'Inverse', 7, true, false, false],
    ['safeInverseLightAccent', 'Inverse Light', 8, true, false, false],
    ['safeInverseDarkAccent', 'Inverse Dark', 9, true, false, false],
  ] as const)('%s is "%s", number %d', (id, name, order, readonly, userVisible, hideInSelector) => {
    expect(SYSTEM_COLORS[id]).toEqual({ name, order, readonly, userVisible, hideInSelector });
  });

  it('are ten, and grow from the accent', () => {
    expect(Object.keys(SYSTEM_COLORS)).toHaveLength(10);
    expect(SEED_COLOR).toBe('accent');
  });
});

it('modes and presets are those of the specification', () => {
  expect(Object.values(PALETTE_MODES)).toEqual(['Presets', 'Custom Colors', 'From Image', 'From Color']);
  expect(PALETTE_PRESETS).toEqual({
    Monochrome: 0,
    Complementary: 180,
    'Analogous I': 30,
    'Analogous II': -30,
  });
});

describe('a colour is valid', () => {
  const red = { userFormat: 'hex', hue: 0, saturation: 100, lightness: 50 };
  it.each([
    [{}, true],
    [{ userFormat: 'hsl', hue: 360, lightness: 0, saturation: 0 }, true],
    [{ userFormat: 'rgb', alpha: 0 }, true],
    [{ alpha: 1 }, true],
    [{ alpha: undefined }, true],
    [{ alpha: 1.01 }, false],
    [{ alpha: -0.01 }, false],
    [{ alpha: null }, false],
    [{ hue: 360.01 }, false],
    [{ hue: -0.01 }, false],
    [{ hue: Number.NaN }, false],
    [{ hue: '0' }, false],
    [{ hue: undefined }, false],
    [{ saturation: 100.01 }, false],
    [{ lightness: -1 }, false],
    [{ userFormat: 'hwb' }, false],
    [{ userFormat: undefined }, false],
  ])('with %j: %s', (change, isValid) => {
    const value = { ...red, ...change };
    expect(isValidPaletteColor(value)).toBe(isValid);
    expect(isValidPaletteColor({ id: 'accent', value })).toBe(isValid);
    expect(isValidPaletteColor({ id: 'accents', value })).toBe(false);
  });

  it.each([null, undefined, 'red', 5, [], {}, { id: 'accent' }])('%j is none', (color) => {
    expect(isValidPaletteColor(color)).toBe(false);
  });
});

describe('a palette', () => {
  const seed = '#9c4327';
  const huesOf = (preset: string) => {
    const { accent, lightAccent, darkAccent } = createPalette({ mode: 'presets', preset, seed });
    return [accent, lightAccent, darkAccent].map(({ value }) => Math.round(value.hue));
  };

  it.each([
    ['Monochrome', [14, 14, 14]],
    ['Complementary', [14, 194, 194]],
    ['Analogous I', [14, 44, 44]],
    ['analogousII', [14, 344, 344]],
  ])('by the preset %s has the hues %j', (preset, hues) => {
    expect(huesOf(preset)).toEqual(hues);
  });

  it('keeps the alpha of what was given, in every mode, and rounds every colour', () => {
    const seed = {
      userFormat: 'hsl',
      hue: 14.12345,
      saturation: 60.5555,
      lightness: 38.001,
      alpha: 0.5,
    } as const;
    const given = { ...seed, hue: 14.12, saturation: 60.56, lightness: 38 };
    for (const mode of ['color', 'presets', 'custom']) {
      const colors = { accent: seed, darkAccent: seed, white: '#fff8' };
      const palette = createPalette({ mode, seed, colors });
      expect(palette.accent.value).toEqual(given);
      expect(palette.darkAccent.value.alpha).toBe(mode === 'custom' ? 0.5 : 1);
      if (mode === 'custom') expect(palette.darkAccent.value).toEqual(given);
      expect(palette.white.value.alpha).toBe(mode === 'custom' ? 0.53 : 1);
      expect(palette.safeInverseAccent.value.alpha).toBe(1);
    }
  });

  it('takes the nearer one where a lighter and a darker tone can be read on a colour', () => {
    const { safeInverseAccent } = createPalette({ mode: 'color', seed: '#757575' });
    expect(safeInverseAccent.value.lightness).toBeLessThan(5);
  });

  it('has every colour under its id, each valid and opaque', () => {
    const palette = createPalette({ mode: 'color', seed: 'rgb(156 67 39)' });
    expect(Object.keys(palette)).toEqual(Object.keys(SYSTEM_COLORS));
    for (const [id, color] of Object.entries(palette)) {
      expect(color.id).toBe(id);
      expect(isValidPaletteColor(color)).toBe(true);
      expect(color.value.alpha).toBe(1);
    }
    expect(cssColor(palette.white.value)).toBe('rgb(255, 255, 255)');
    expect(cssColor(palette.accent.value)).toBe('rgb(156, 67, 39)');
  });

  it.each([
    ['#9C4327', 'hex', '#9c4327'],
    ['rgb(156, 67, 39)', 'rgb', 'rgb(156, 67, 39)'],
    ['hsl(14 60% 38%)', 'hsl', 'hsl(14 60% 38%)'],
    ['hsl(14 60% 38% / 0.5)', 'hsl', 'hsl(14 60% 38% / 0.5)'],
    [{ userFormat: 'hsl', hue: 14, saturation: 60, lightness: 38 } as const, 'hsl', 'hsl(14 60% 38%)'],
  ])('grows from %j and writes it back so', (given, userFormat, css) => {
    const { accent } = createPalette({ mode: 'From Color', seed: given });
    expect(accent.value.userFormat).toBe(userFormat);
    expect(cssColor(accent.value)).toBe(css);
    expect(createPalette({ mode: 'color', seed: accent }).accent).toEqual(accent);
  });

  it.each([undefined, 'no colour', null, {}, { userFormat: 'hex', hue: 400 }, 5])(
    'grows from #FFAABB where the seed is %j',
    (seed) => {
      const { accent } = createPalette({ mode: 'color', seed: seed as never });
      expect(accent.value).toEqual({ ...FALLBACK_SEED, alpha: 1 });
      expect(cssColor(accent.value)).toBe('#ffaabb');
    },
  );

  it('of custom colours takes what was chosen, and the rest from the accent', () => {
    const colors = {
      accent: '#00f',
      lightAccent: 'hsl(60 50% 90%)',
      white: 'nothing',
      safeDarkAccent: '#fff',
    };
    const palette = createPalette({ mode: 'Custom Colors', seed, colors });
    expect(cssColor(palette.accent.value)).toBe('#0000ff');
    expect(cssColor(palette.lightAccent.value)).toBe('hsl(60 50% 90%)');
    expect(palette.darkAccent.value.hue).toBe(240);
    expect(cssColor(palette.white.value)).toBe('#ffffff');
    expect(cssColor(palette.safeDarkAccent.value)).not.toBe('#ffffff');
    expect(createPalette({ mode: 'color', seed, colors }).accent.value.hue).not.toBe(240);
  });

  it.each([
    [{ mode: 'none' }, 'The mode of a palette must be one of presets, custom, image, color, got "none"'],
    [{}, /mode of a palette .* got undefined/],
    [undefined, /mode of a palette/],
    [{ mode: 'presets', preset: 'Triad' }, /preset of a palette must be one of Monochrome, .* got "Triad"/],
    [{ mode: 'presets', preset: null }, /got null/],
  ])('by %j is refused', (options, why) => {
    expect(() => createPalette(options as never)).toThrow(why);
  });

  it('is style sheet text', () => {
    const css = paletteCss(createPalette({ mode: 'color', seed }));
    expect(css).toMatch(/^:root \{\n( {2}--[a-zA-Z]+: #[\da-f]{6};\n){10}\}\n$/);
    expect(css).toContain('--accent: #9c4327;');
  });
});

describe('a palette from pixels', () => {
  const picture = (...colors: readonly (readonly number[])[]) => ({
    data: new Uint8ClampedArray(colors.flat()),
    width: colors.length,
    height: 1,
  });
  const accentOf = (image: unknown, seed?: string) =>
    cssColor(createPalette({ mode: 'From Image', image, ...(seed && { seed }) }).accent.value);
  const [clay, paper, grey] = [
    [156, 67, 39, 255],
    [244, 241, 236, 255],
    [120, 120, 120, 255],
  ] as const;

  it('takes the vivid colour, not the one that there is most of', () => {
    expect(accentOf(picture(...Array(20).fill(paper), clay, clay))).toBe('#9c4327');
  });

  it('takes a grey where there is nothing else', () => {
    expect(accentOf(picture(grey, grey, grey))).toBe('#787878');
  });

  it.each([
    ['nothing at all', undefined],
    ['no pixels', picture()],
    ['transparent pixels', picture([1, 2, 3, 0], [1, 2, 3, 0])],
    ['too few pixels', { ...picture(clay), width: 2 }],
    ['what is no picture', { naturalWidth: 5 }],
    ['text', 'kiln.jpg'],
  ])('of %s grows from the seed', (_what, image) => {
    expect(accentOf(image, '#123456')).toBe('#123456');
    expect(accentOf(image)).toBe('#ffaabb');
  });
});

describe('a reference', () => {
  const palette = createPalette({ mode: 'color', seed: '#9c4327' });
  const blue = { userFormat: 'hsl', hue: 240, saturation: 100, lightness: 50 } as const;
  const hslaValue = { hue: 240, saturation: 1, lightness: 0.5, alpha: 0.5 };

  it.each([
    [{ id: 'accent' }, 1],
    [{ id: 'accent', alpha: 0.5 }, 0.5],
    [{ id: 'accent', alpha: 7 }, 1],
    [{ colorName: 'accent', alphaModifier: 0.25 }, 0.25],
    ['accent', 1],
  ])('to the palette by %j', (sitePaletteColor, alpha) => {
    const reference = { type: 'SITE_PALETTE_COLOR', sitePaletteColor };
    expect(resolveColorReference(reference, palette)).toEqual({ ...palette.accent.value, alpha });
  });

  it('to the palette with its alpha beside the id', () => {
    const reference = { type: 'SITE_PALETTE_COLOR', sitePaletteColor: 'accent', alpha: 0.5 };
    expect(resolveColorReference(reference, palette)?.alpha).toBe(0.5);
  });

  it.each([
    [blue, { ...blue, alpha: 1 }],
    [
      { ...blue, alpha: 0 },
      { ...blue, alpha: 0 },
    ],
    [{ value: blue }, { ...blue, alpha: 1 }],
    [
      { hslaValue, userFormat: 'rgb' },
      { ...blue, userFormat: 'rgb', alpha: 0.5 },
    ],
    [{ hslaValue }, { ...blue, userFormat: 'hex', alpha: 0.5 }],
    ['#0000ff', { ...blue, userFormat: 'hex', alpha: 1 }],
  ])('to a colour of its own, %j', (customColor, value) => {
    expect(resolveColorReference({ type: 'CUSTOM_COLOR', customColor }, palette)).toEqual(value);
  });

  it.each([
    { type: 'THEME_COLOR' },
    { type: 'SITE_PALETTE_COLOR' },
    { type: 'SITE_PALETTE_COLOR', sitePaletteColor: { id: 'toString' } },
    { type: 'SITE_PALETTE_COLOR', sitePaletteColor: { id: 'accents' } },
    { type: 'CUSTOM_COLOR' },
    { type: 'CUSTOM_COLOR', customColor: { hue: 240 } },
    { type: 'CUSTOM_COLOR', customColor: { hslaValue: { hue: 240, saturation: 100, lightness: 50 } } },
    { type: 'OTHER', customColor: blue },
    null,
    'accent',
  ])('%j is to nothing', (reference) => {
    expect(resolveColorReference(reference, palette)).toBeUndefined();
  });
});

describe('text on a colour', () => {
  const grey = (lightness: number): ColorValue => ({ userFormat: 'hex', hue: 0, saturation: 0, lightness });

  it.each([
    [0, 'white'],
    [33.9, 'white'],
    [34.1, 'black'],
    [100, 'black'],
  ])('of %d %% lightness is %s', (lightness, color) => {
    expect(LUMA_THRESHOLD).toBe(0.34);
    expect(textColorOn(grey(lightness))).toBe(color);
  });
});

it('parts of colours are fractions or percent, whichever is asked for', () => {
  expect([toUnit(50), toUnit(1), toPercent(0.5), toPercent(1)]).toEqual([0.5, 0.01, 50, 100]);
  expect([toPercent(0.07), toPercent(1 / 3)]).toEqual([7, 33.33]);
});
