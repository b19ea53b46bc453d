import { dataOf } from '../../../api/reply';
import { list, ownProperty, readText, record } from '../../../data/fields';
import { webAddress } from '../../../data/links/navigable';

/** A page that matches the query. */
export interface Suggestion {
  readonly title: string;
  /** An http or https address. */
  readonly url: string;
}

/** Further ones are left to the results page. */
const MOST = 8;

const item = record({ title: readText(''), url: readText('') });

/** The pages in a reply, without duplicates; `undefined` for a reply without an `items` array. */
export function readSuggestions(reply: unknown, base: string): readonly Suggestion[] | undefined {
  const items = ownProperty(dataOf(reply), 'items');
  if (!Array.isArray(items)) return undefined;
  const found = list((raw) => readSuggestion(item(raw), base))(items);
  const byAddress = new Map(found.map((suggestion) => [suggestion.url, suggestion]));
  return [...byAddress.values()].slice(0, MOST);
}

function readSuggestion({ title, url }: Suggestion, base: string): Suggestion | undefined {
  const address = webAddress(url, base);
  return title && address ? { title, url: address } : undefined;
}
