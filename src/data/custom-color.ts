import { asRecord, ownProperty, readNumber } from './fields';

/**
 * A custom colour in published data as a CSS colour; saturation, lightness and alpha are fractions. One of the site's
 * palette is a custom property of its style sheet.
 */
export function customColor(data: unknown): string | undefined {
  const palette = asRecord(ownProperty(asRecord(data), 'sitePaletteColor'));
  const [name] = /^\w+$/.exec(String(ownProperty(palette, 'colorName') ?? '')) ?? [];
  if (name) return `hsla(var(--${name}-hsl), ${readNumber(ownProperty(palette, 'alphaModifier')) ?? 1})`;
  const custom = asRecord(ownProperty(asRecord(data), 'customColor'));
  const hsla = asRecord(ownProperty(custom, 'hslaValue'));
  const [hue, saturation, lightness, alpha = 1] = ['hue', 'saturation', 'lightness', 'alpha'].map((name) =>
    readNumber(ownProperty(hsla, name)),
  );
  if (hue === undefined || saturation === undefined || lightness === undefined) return undefined;
  return `hsla(${hue}, ${percent(saturation)}, ${percent(lightness)}, ${alpha})`;
}

/** Up to 1 the value is a fraction, above that a percentage (specification, section 5). */
function percent(part: number): string {
  return `${part <= 1 ? part * 100 : part}%`;
}
