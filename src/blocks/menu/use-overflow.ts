import { useLayoutEffect } from 'react';
import { watchSize } from '../../dom/timing/resize';
import type { MenuProps } from './settings';

/** Px by which browsers round widths. */
const ROUNDING = 1;

/** Lets tabs that are wider than their block scroll, as long as they are. */
export function useOverflow({ attributes }: MenuProps, list: HTMLElement): void {
  useLayoutEffect(() => {
    const mark = () =>
      attributes.toggleClass(list, 'mortar-menu-scrolls', list.scrollWidth > list.clientWidth + ROUNDING);
    mark();
    return watchSize(list, mark);
  }, [attributes, list]);
}
