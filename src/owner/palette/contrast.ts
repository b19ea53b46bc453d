import { extend } from 'colord';
import a11y from 'colord/plugins/a11y';
import { colorOf, type Hsl, rounded } from './hsl';

/**
 * What text needs on its ground (WCAG 2.2, 1.4.3), and a little more, so that nobody's rounding takes it away.
 * White or black reach 4.58 on any ground.
 */
const ENOUGH = 4.55;

extend([a11y]);

/** The contrast of two colours as a screen shows them, from 1 to 21. */
export function contrast(a: Hsl, b: Hsl): number {
  return colorOf(a).contrast(colorOf(b).toHex());
}

/** The tone nearest to a colour that can be read on the ground: the colour itself, lighter or darker. */
export function readableOn(ground: Hsl, color: Hsl): Hsl {
  if (isReadable(color, ground)) return color;
  const tones = [0, 100].map((end) => firstReadable(ground, color, end));
  const [darker, lighter] = tones as [Hsl, Hsl];
  const isDarkerNearer = color.lightness - darker.lightness < lighter.lightness - color.lightness;
  const [nearer, further] = isDarkerNearer ? [darker, lighter] : [lighter, darker];
  return isReadable(nearer, ground) ? nearer : further;
}

/** On the way to white or black, halving it as long as it shows; the end itself where nothing before it will do. */
function firstReadable(ground: Hsl, color: Hsl, end: number): Hsl {
  let [unreadable, readable] = [color.lightness, end];
  while (Math.abs(readable - unreadable) > 0.5) {
    const lightness = (unreadable + readable) / 2;
    if (isReadable({ ...color, lightness }, ground)) readable = lightness;
    else unreadable = lightness;
  }
  return rounded({ ...color, lightness: readable });
}

function isReadable(color: Hsl, ground: Hsl): boolean {
  return contrast(color, ground) >= ENOUGH;
}
