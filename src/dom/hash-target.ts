import { decoded } from '../data/text';
import * as page from './page';

/** The element an address's hash refers to. Looked up by id only, since the hash must never become a selector. */
export function hashTarget({ hash }: { readonly hash: string } = location): HTMLElement | undefined {
  const target = page.byId(decoded(hash.slice(1)));
  return target instanceof HTMLElement ? target : undefined;
}
