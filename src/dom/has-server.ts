/** Whether there is a server to call: a page opened from disk, or written into a frame by a script, has none. */
export function hasServer(): boolean {
  return /^(http|blob)/.test(location.protocol);
}
