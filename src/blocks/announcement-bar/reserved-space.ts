import type { Dispose } from '../../data/dispose';
import { overrideStyle } from '../../dom/override-style';
import * as page from '../../dom/page';
import { followSize } from '../../dom/timing/follow-size';
import { forgetForGood, rememberForGood } from '../../runtime/storage';

/** With this class on the body, published pages reserve the bar's height. */
const RESERVED = 'announcement-bar-reserved-space';

/** Where the inline script that sets the class looks first whether the bar was closed. */
const KEY = 'squarespace-announcement-bar';

/**
 * Without its bar the reserved space would be an empty band. Other scripts also change the body's classes, so only this
 * one is put back.
 */
export function releaseSpace(): Dispose {
  const { classList } = page.body();
  const isReserved = classList.contains(RESERVED);
  classList.remove(RESERVED);
  return () => {
    if (isReserved) classList.add(RESERVED);
  };
}

/** Whether the next pages reserve the space. */
export function reserveLater(isShown: boolean): void {
  if (isShown) forgetForGood(KEY);
  else rememberForGood(KEY, '{"closed":true}');
}

/** Keeps the end of the page above a bar at the window's lower edge, whose text needs more lines in a narrow window. */
export function keepEndVisible(bar: HTMLElement): Dispose {
  const body = page.body();
  return followSize(bar, () => {
    const margin = getComputedStyle(body).marginBlockEnd;
    return overrideStyle(body, 'margin-block-end', `calc(${margin} + ${bar.offsetHeight}px)`);
  });
}
