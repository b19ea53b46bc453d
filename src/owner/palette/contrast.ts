import { extend } from 'colord';
import a11y from 'colord/plugins/a11y';
import { colorOf } from './conversion';
import { type Hsl, rounded } from './hsl';

/** Minimum text contrast (WCAG 2.2, 1.4.3), plus a margin for rounding. White or black reach 4.58 on any background. */
const ENOUGH = 4.55;

extend([a11y]);

/** The contrast ratio of two colours as displayed, from 1 to 21. */
function contrast(a: Hsl, b: Hsl): number {
  return colorOf(a).contrast(colorOf(b).toHex());
}

/** The closest readable tone on a background: the colour itself, a lighter or a darker one. */
export function readableOn(background: Hsl, color: Hsl): Hsl {
  if (isReadable(color, background)) return color;
  const distance = ({ lightness }: Hsl) => Math.abs(lightness - color.lightness);
  const tones = [0, 100].flatMap((end) => firstReadable(background, color, end) ?? []);
  const [nearest = color] = tones.sort((a, b) => distance(a) - distance(b));
  return nearest;
}

/** Binary search towards black or white; `undefined` if not even the end is readable. */
function firstReadable(background: Hsl, color: Hsl, end: number): Hsl | undefined {
  let unreadable = color.lightness;
  let readable: Hsl = { ...color, lightness: end };
  if (!isReadable(readable, background)) return undefined;
  while (Math.abs(readable.lightness - unreadable) > 0.5) {
    const tone = rounded({ ...color, lightness: (unreadable + readable.lightness) / 2 });
    if (isReadable(tone, background)) readable = tone;
    else unreadable = tone.lightness;
  }
  return readable;
}

function isReadable(color: Hsl, background: Hsl): boolean {
  return contrast(color, background) >= ENOUGH;
}
