/**
 * What an address names of a gallery's slides: `#<id or url>`, `#itemId=<id>` or `?itemId=<id>`
 * (specification, section 2, surfaces). Ids and urls may be written with percent signs.
 */
export function namesInAddress({ hash, search }: Pick<Location, 'hash' | 'search'>): string[] {
  const fragment = hash.slice(1);
  const itemIds = [fragment, search].flatMap((text) => new URLSearchParams(text).getAll('itemId'));
  return [fragment, decode(fragment), ...itemIds].filter(Boolean);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a lone percent sign
  }
}
