import type { Dispose } from '../../../data/dispose';
import type { ServerAttributes } from '../../../dom/attributes';
import { watchWidth } from '../../../dom/timing/watch-width';

/**
 * Where the author wants the neighbours of the slides in view to show, the row reaches to both edges of the box that
 * crops it. Its slides stay where they are.
 */
export function showNeighbours(list: HTMLElement, attributes: ServerAttributes): Dispose {
  const frame = list.closest('[data-show-adjacent-slides="true"] [class*="gutter"]');
  const holder = list.parentElement;
  if (!frame || !holder) return () => {};
  return watchWidth(frame, () => {
    const outset = (frame.clientWidth - holder.clientWidth) / 2;
    attributes.style(list, '--mortar-outset', `${Math.max(0, outset)}px`);
  });
}
