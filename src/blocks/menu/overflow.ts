import type { Dispose } from '../../data/dispose';
import { watchSize } from '../../dom/timing/resize';

import type { MenuBlock } from './menu';

/** Px by which browsers round widths. */
const ROUNDING = 1;

/** Lets tabs that are wider than their block scroll, as long as they are. */
export function scrollWhereTooWide(list: HTMLElement, { attributes }: MenuBlock): Dispose {
  const mark = () =>
    attributes.toggleClass(list, 'mortar-menu-scrolls', list.scrollWidth > list.clientWidth + ROUNDING);
  mark();
  return watchSize(list, mark);
}
