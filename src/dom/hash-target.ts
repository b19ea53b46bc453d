import { decoded } from '../data/text';
import * as page from './page';

/** The element that the address points to; looked up by id only, the text of an address is never a selector. */
export function hashTarget(): HTMLElement | undefined {
  const target = page.byId(decoded(location.hash.slice(1)));
  return target instanceof HTMLElement ? target : undefined;
}
