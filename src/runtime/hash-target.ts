import * as page from './page';

/** The element that the address points to; looked up by id only, the text of an address is never a selector. */
export function hashTarget(): HTMLElement | undefined {
  const target = page.byId(idIn(location.hash));
  return target instanceof HTMLElement ? target : undefined;
}

function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
