/** Maximum and minimum width in px of a wave segment (specification, section 9, layout and interaction). */
const WIDEST = 1000;
const NARROWEST = 250;

/** Effect of one unit of frequency (same source). */
const SHARE = 0.1;

/** The px from one wave crest to the next; frequencies outside 0 to 10 are clamped. */
export function marqueeSegmentWidth(waveFrequency: number): number {
  const share = Math.min(1, Math.max(0, waveFrequency * SHARE));
  return WIDEST - (WIDEST - NARROWEST) * share;
}
