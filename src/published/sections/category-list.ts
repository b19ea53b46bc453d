import type { Scope } from '../shared/scope';

/** On phones, a shop's categories are a list of their paths; choosing one leads there. */
export function mountCategoryList(list: HTMLElement, { signal }: Scope): void {
  if (!(list instanceof HTMLSelectElement)) return;
  const here = [...list.options].findIndex(({ defaultSelected }) => defaultSelected);
  const follow = () => list.value.startsWith('/') && location.assign(list.value);
  const reset = () => {
    list.selectedIndex = Math.max(0, here);
  };
  list.addEventListener('change', follow, { signal });
  addEventListener('pagehide', reset, { signal }); // who comes back sees the category of this page, and can leave again
}
