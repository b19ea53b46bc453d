export interface SystemColor {
  readonly name: string;
  readonly order: number;
  readonly readonly: boolean;
  readonly userVisible: boolean;
  readonly hideInSelector: boolean;
}

/** A site's colours by id (specification, section 3, palette colour). */
export const SYSTEM_COLORS = {
  white: hiddenInSelector('Lightest', 0),
  lightAccent: chosen('Light', 1),
  accent: chosen('Bright', 2),
  darkAccent: chosen('Dark', 3),
  black: hiddenInSelector('Darkest', 4),
  safeLightAccent: derived('Light', 5),
  safeDarkAccent: derived('Dark', 6),
  safeInverseAccent: derived('Inverse', 7),
  safeInverseLightAccent: derived('Inverse Light', 8),
  safeInverseDarkAccent: derived('Inverse Dark', 9),
} as const satisfies Readonly<Record<string, SystemColor>>;

export type PaletteColorId = keyof typeof SYSTEM_COLORS;

/** The owner's choice, from which the others are derived. */
export const SEED_COLOR: PaletteColorId = 'accent';

function chosen(name: string, order: number): SystemColor {
  return { name, order, readonly: false, userVisible: true, hideInSelector: false };
}

function hiddenInSelector(name: string, order: number): SystemColor {
  return { ...chosen(name, order), hideInSelector: true };
}

function derived(name: string, order: number): SystemColor {
  return { ...chosen(name, order), readonly: true, userVisible: false };
}
