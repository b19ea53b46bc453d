/** Formats a duration. */
export function inMilliseconds(milliseconds: number | undefined): string {
  return milliseconds === undefined ? '' : `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`;
}
