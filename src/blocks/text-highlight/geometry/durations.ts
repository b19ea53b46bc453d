/** The least part of the full duration that a line takes (specification, section 9, dialogs, tooltips and text). */
const LEAST = 0.2;

/**
 * How long each line's mark is drawn, in the unit of `duration`: its share of the longest line, between a fifth and
 * the whole. `widths` are those of the lines, in any unit.
 */
export function highlightDurations(duration: number, widths: readonly number[]): number[] {
  const longest = Math.max(...widths);
  return widths.map((width) => duration * Math.max(LEAST, width / longest));
}
