import { decoded } from '../data/text';
import * as page from './page';

/** The element the address's hash refers to. Looked up by id only, since the hash must never become a selector. */
export function hashTarget(): HTMLElement | undefined {
  const target = page.byId(decoded(location.hash.slice(1)));
  return target instanceof HTMLElement ? target : undefined;
}
