import * as page from '../../dom/page';
import type { Stop } from '../../runtime/types';
import { createLifetime } from '../../data/disposables';
import type { SearchBlock } from './search';

/** Suggests results while somebody types, where the site says who knows them; loaded once the field is turned to. */
export function offerSuggestions(block: SearchBlock, field: HTMLInputElement): Stop {
  const { runtime, settings, signal } = block;
  const life = createLifetime();
  const open = async () => {
    const { openSuggestions } = await runtime.chunks.load('search-suggestions');
    if (!life.isOver()) life.keep(await openSuggestions(block, field));
  };
  const openOnce = page.once(() => {
    open().catch((error) => runtime.report(error, { kind: 'block', name: 'search' }));
  });
  if (!settings.preview || !isOwnAddress(settings.resultsUrl)) return life.end;
  field.addEventListener('focus', openOnce, { signal });
  if (page.activeElement() === field) openOnce();
  return life.end;
}

/** What somebody types is for the site alone. */
function isOwnAddress(written: string): boolean {
  if (!written) return false;
  const isOwn =
    URL.canParse(written, location.origin) && new URL(written, location.origin).origin === location.origin;
  if (!isOwn) console.warn(`resultsUrl must be an address of the site's own, got ${written}`);
  return isOwn;
}
