import type { Dispose } from '../../data/dispose';
import { createDisposables } from '../../data/dispose';
import * as page from '../../dom/page';

import type { SearchBlock } from './search';

/** Suggests results while somebody types, where the site says who knows them; loaded once the field is turned to. */
export function offerSuggestions(block: SearchBlock, field: HTMLInputElement): Dispose {
  const { runtime, settings, signal } = block;
  const disposables = createDisposables();
  const open = async () => {
    const { openSuggestions } = await runtime.chunks.load('search-suggestions');
    if (!disposables.isDisposed()) disposables.add(await openSuggestions(block, field));
  };
  const openOnce = page.once(() => {
    open().catch((error) => runtime.report(error, { kind: 'block', name: 'search' }));
  });
  if (!settings.preview || !isOwnAddress(settings.resultsUrl)) return disposables.dispose;
  field.addEventListener('focus', openOnce, { signal });
  if (page.activeElement() === field) openOnce();
  return disposables.dispose;
}

/** What somebody types is for the site alone. */
function isOwnAddress(raw: string): boolean {
  if (!raw) return false;
  const isOwn =
    URL.canParse(raw, location.origin) && new URL(raw, location.origin).origin === location.origin;
  if (!isOwn) console.warn(`resultsUrl must be an address of the site's own, got ${raw}`);
  return isOwn;
}
