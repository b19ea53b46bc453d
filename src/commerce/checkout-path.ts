/** The address of a checkout on this site (specification, section 2, routes). */
export function checkoutPath(
  kind: 'subscribe' | 'donate' | 'giftcard',
  query: Readonly<Record<string, string>>,
): string {
  return `/checkout/${kind}?${new URLSearchParams(query)}`;
}
