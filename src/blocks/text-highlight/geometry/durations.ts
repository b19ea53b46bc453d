/** A line's minimum fraction of the full duration (specification, section 9, dialogs, tooltips and text). */
const LEAST = 0.2;

/**
 * How long each line's highlight is animated, in the unit of `duration`: proportional to its length relative to the
 * longest line, at least a fifth. `widths` are those of the lines, in any unit.
 */
export function highlightDurations(duration: number, widths: readonly number[]): number[] {
  const longest = Math.max(...widths) || 1; // all may be empty
  return widths.map((width) => duration * Math.max(LEAST, width / longest));
}
