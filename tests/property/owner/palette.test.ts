import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ColorValue,
  createPalette,
  isValidPaletteColor,
  PALETTE_PRESETS,
  resolveColorReference,
} from '../../../src/library';
import { anything } from '../arbitraries';

const RUNS = { numRuns: 100_000 };

const part = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
const value: fc.Arbitrary<ColorValue> = fc.record({
  userFormat: fc.constantFrom('hex', 'hsl', 'rgb'),
  hue: fc.integer({ min: 0, max: 36_000 }).map((hundredths) => hundredths / 100),
  saturation: part,
  lightness: part,
});
const hex = fc.integer({ min: 0, max: 0xffffff }).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`);
const preset = fc.constantFrom(...Object.keys(PALETTE_PRESETS));

/** Contrast by WCAG's own words, of colours as a screen shows them. */
function contrast(a: ColorValue, b: ColorValue): number {
  const [darker, lighter] = [luminance(a), luminance(b)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: ColorValue): number {
  const [r, g, b] = [0, 8, 4].map((n) => linear(Math.round(channel(color, n) * 255) / 255)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function channel({ hue, saturation, lightness }: ColorValue, n: number): number {
  const k = (n + hue / 30) % 12;
  const spread = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100);
  return lightness / 100 - spread * Math.max(-1, Math.min(k - 3, 9 - k, 1));
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

describe('a palette of any seed', () => {
  it('can be read: the safe accents reach 4.5 on what they stand on', () => {
    fc.assert(
      fc.property(fc.oneof(value, hex), preset, (seed, preset) => {
        const palette = createPalette({ mode: 'presets', preset, seed });
        const reach = (id: keyof typeof palette, ground: keyof typeof palette) =>
          contrast(palette[id].value, palette[ground].value);
        const contrasts = [
          reach('safeLightAccent', 'black'),
          reach('safeDarkAccent', 'white'),
          reach('safeInverseAccent', 'accent'),
          reach('safeInverseLightAccent', 'lightAccent'),
          reach('safeInverseDarkAccent', 'darkAccent'),
        ];
        return Math.min(...contrasts) >= 4.5;
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);

  it('has valid colours of two decimals, from light to dark', () => {
    fc.assert(
      fc.property(fc.oneof(value, hex), preset, (seed, preset) => {
        const palette = createPalette({ mode: 'presets', preset, seed });
        for (const color of Object.values(palette)) {
          expect(isValidPaletteColor(color)).toBe(true);
          const { hue, saturation, lightness } = color.value;
          for (const part of [hue, saturation, lightness]) expect(Number(part.toFixed(2))).toBe(part);
        }
        const { white, lightAccent, accent, darkAccent, black } = palette;
        const lights = [white, lightAccent, accent, darkAccent, black].map(({ value }) => value.lightness);
        expect(lights).toEqual([...lights].sort((a, b) => b - a));
      }),
      { numRuns: 1000 },
    );
  }, 60_000);
});

describe('anything at all', () => {
  const almost = fc.record({
    type: fc.constantFrom('SITE_PALETTE_COLOR', 'CUSTOM_COLOR', 'THEME_COLOR', 5),
    sitePaletteColor: fc.oneof(
      fc.record({ id: fc.constantFrom('accent', 'x'), alpha: fc.oneof(fc.double(), anything) }),
      anything,
    ),
    customColor: fc.oneof(value, anything),
  });

  it('is a valid colour or none', () => {
    const part = fc.oneof(fc.double({ min: -10, max: 400 }), fc.constantFrom(0, 1, 100, 360, null, '5'));
    const color = fc.record({
      userFormat: fc.constantFrom('hex', 'rgb', 'x'),
      hue: part,
      saturation: part,
      lightness: part,
    });
    fc.assert(
      fc.property(color, ({ userFormat, hue, saturation, lightness }) => {
        const within = (part: unknown, most: number) => typeof part === 'number' && part >= 0 && part <= most;
        const isValid =
          userFormat !== 'x' && within(hue, 360) && within(saturation, 100) && within(lightness, 100);
        return isValidPaletteColor({ userFormat, hue, saturation, lightness }) === isValid;
      }),
      RUNS,
    );
  }, 60_000);

  it('refers to a valid colour or to none', () => {
    const palette = createPalette({ mode: 'color', seed: '#9c4327' });
    fc.assert(
      fc.property(fc.oneof(almost, anything), (reference) => {
        const color = resolveColorReference(reference, palette);
        expect(color === undefined || isValidPaletteColor(color)).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);

  it('is a seed, or the fallback takes its place', () => {
    fc.assert(
      fc.property(fc.oneof(anything, fc.string()), anything, (seed, image) => {
        const { accent } = createPalette({ mode: 'image', seed: seed as never, image });
        expect(isValidPaletteColor(accent)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  }, 60_000);
});
