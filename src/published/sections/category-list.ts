import type { Scope } from '../common/scope';
import { servedIndex } from '../common/served-index';

/** On phones, a shop's categories are a list of their paths; choosing one leads there. */
export function mountCategoryList(list: HTMLElement, { signal }: Scope): void {
  if (!(list instanceof HTMLSelectElement)) return;
  const follow = () => {
    if (list.value.startsWith('/')) location.assign(list.value);
  };
  const reset = () => {
    list.selectedIndex = servedIndex(list);
  };
  list.addEventListener('change', follow, { signal });
  addEventListener('pagehide', reset, { signal }); // who comes back sees the category of this page, and can leave again
}
