/** Text without its percent-encoding; a malformed one, which anybody can write, stays as it is. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
