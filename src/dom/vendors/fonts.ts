/**
 * The Google Fonts style sheet for families in Google's notation, such as `Inter:wght@400;700`; `undefined` without
 * any.
 */
export function fontService(families: readonly string[]): string | undefined {
  if (!families.length) return undefined;
  const query = new URLSearchParams(families.map((family) => ['family', family]));
  query.set('display', 'swap');
  return `https://fonts.googleapis.com/css2?${query}`;
}

/** The style sheet of an Adobe Fonts kit; `undefined` if the id is invalid. */
export function fontKit(id: unknown): string | undefined {
  return typeof id === 'string' && /^[a-z0-9]{4,20}$/.test(id)
    ? `https://use.typekit.net/${id}.css`
    : undefined;
}
