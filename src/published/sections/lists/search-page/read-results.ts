import { dataOf } from '../../../../api/reply';
import { list, ownProperty, readNumber, readText, record } from '../../../../data/fields';
import { webAddress } from '../../../../data/links/navigable';
import { parseApart } from '../../../../dom/trusted-types';
import type { Runtime } from '../../../../runtime/types';

export interface Result {
  readonly title: string;
  readonly address: string;
  readonly excerpt: string;
  /** Empty without a picture. */
  readonly picture: string;
}

interface Results {
  readonly items: readonly Result[];
  /** On all pages of results together. */
  readonly total: number;
}

const LONGEST_EXCERPT = 240;

const item = record({
  title: readText(''),
  itemUrl: readText(''),
  excerpt: readText(''),
  body: readText(''),
  imageUrl: readText(''),
});

/** A page of results; `undefined` for a reply without an `items` array. */
export function readResults(reply: unknown, { tag }: Runtime): Results | undefined {
  const data = dataOf(reply);
  const raw = ownProperty(data, 'items');
  if (!Array.isArray(raw)) return undefined;
  const read = (html: string) => textOf(parseApart(html, tag));
  const items = list((value): Result | undefined => {
    const { title, itemUrl, excerpt, body, imageUrl } = item(value);
    const address = webAddress(itemUrl, location.origin);
    if (!title || !address) return undefined;
    const shown = clip(read(excerpt || body));
    return { title: read(title), address, excerpt: shown, picture: small(imageUrl) };
  })(raw);
  return { items, total: readNumber(ownProperty(data, 'totalCount')) ?? items.length };
}

/** Replies mark the words found with HTML. */
function textOf({ body }: Document): string {
  for (const element of body.querySelectorAll('script, style')) element.remove();
  return (body.textContent ?? '').trim().replace(/\s+/g, ' ');
}

function clip(text: string): string {
  return text.length > LONGEST_EXCERPT ? `${text.slice(0, LONGEST_EXCERPT).trimEnd()}…` : text;
}

function small(picture: string): string {
  const address = webAddress(picture, location.origin);
  if (!address) return '';
  const url = new URL(address);
  url.searchParams.set('format', '300w');
  return url.href;
}
