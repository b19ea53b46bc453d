/** From the page's own origin: a foreign `<base>` on the page must not redirect a call. */
export function absolute(address: string): string {
  return /^https?:/.test(address) ? address : location.origin + address;
}
