/** Where a sent form leads; `undefined` for what is no web address or dresses up as another host. */
export function destinationOf(written: string, base: string): URL | undefined {
  if (!written.trim() || !URL.canParse(written, base)) return undefined;
  const address = new URL(written, base);
  return /^https?:$/.test(address.protocol) && !address.username ? address : undefined;
}
