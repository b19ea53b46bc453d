/** Whether there is a server to call: a page opened from disk has none. */
export function hasServer(): boolean {
  return location.protocol !== 'file:';
}
