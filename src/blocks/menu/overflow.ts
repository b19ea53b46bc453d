import type { Stop } from '../../types';
import type { MenuBlock } from './menu';

/** Lets tabs that are wider than their block scroll, as long as they are. */
export function scrollWhereTooWide(list: HTMLElement, { attributes }: MenuBlock): Stop {
  const watcher = new ResizeObserver(() =>
    attributes.toggleClass(list, 'mortar-menu-scrolls', list.scrollWidth > list.clientWidth + ROUNDING),
  );
  watcher.observe(list);
  return () => watcher.disconnect();
}

/** Px by which browsers round widths. */
const ROUNDING = 1;
