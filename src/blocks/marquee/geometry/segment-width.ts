/** Widths in px of a wave's segment, the widest and the narrowest (specification, section 9, layout and interaction). */
const WIDEST = 1000;
const NARROWEST = 250;

/** What a frequency counts for (the same place). */
const SHARE = 0.1;

/** The px from one crest of the wave to the next; frequencies from 0 to 10 make a difference. */
export function marqueeSegmentWidth(waveFrequency: number): number {
  const share = Math.min(1, Math.max(0, waveFrequency * SHARE));
  return WIDEST - (WIDEST - NARROWEST) * share;
}
