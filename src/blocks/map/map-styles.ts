import { describe } from '../../data/require';

/** Map styles in the order of their ids, which start at 1 (specification, section 3, map). */
export const MAP_STYLES = [
  'Original',
  'Grayscale',
  'Satellite',
  'MinimalLight',
  'MinimalDark',
  'MinimalBlue',
] as const;

export type MapStyle = (typeof MAP_STYLES)[number];

/** The owner-side name of each style. */
export const MAP_STYLE_NAMES: Readonly<Record<MapStyle, string>> = {
  Original: 'Original',
  Grayscale: 'Grayscale',
  Satellite: 'Satellite',
  MinimalLight: 'Minimal Light',
  MinimalDark: 'Minimal Dark',
  MinimalBlue: 'Minimal Blue',
};

/** The style for an id from 1 to 6, its digits, an identifier or a name; `undefined` for anything else. */
export function mapStyleOf(raw: unknown): MapStyle | undefined {
  return MAP_STYLES.find((style, index) =>
    [style, MAP_STYLE_NAMES[style], index + 1, `${index + 1}`].some((known) => known === raw),
  );
}

/** A style by its name in owners' settings. @throws RangeError for an unknown name (specification, section 5). */
export function requireMapStyle(name: unknown): MapStyle {
  const style = MAP_STYLES.find((known) => known === name);
  if (style) return style;
  throw new RangeError(`Map style must be one of ${MAP_STYLES.join(', ')}, got ${describe(name)}`);
}
