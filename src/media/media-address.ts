/** The address of audio or video that a page may load: https or same-origin; `undefined` for others. */
export function mediaAddress(raw: string | null | undefined, base: string): string | undefined {
  if (!raw?.trim() || !URL.canParse(raw, base)) return undefined;
  const address = new URL(raw, base);
  const isOwn = /^https?:$/.test(address.protocol) && address.origin === new URL(base).origin;
  return isOwn || address.protocol === 'https:' ? address.href : undefined;
}
