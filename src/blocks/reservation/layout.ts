import type { Dispose } from '../../data/dispose';
import { watchWidth } from '../../dom/timing/watch-width';

import { reservationLayout } from './frame-layout';
import type { ReservationBlock } from './reservation';
import type { ReservationService } from './services';

/**
 * Names the layout that the block's width asks for in `data-layout`, for the page's style sheet and ours: at once, so
 * that what is drawn next stands where it stays, and again when the width has changed.
 */
export function markLayout({ element, attributes }: ReservationBlock, service: ReservationService): Dispose {
  const mark = (width: number) => attributes.set(element, 'data-layout', reservationLayout(service, width));
  const width = contentWidth(element);
  if (width) mark(width);
  return watchWidth(element, mark, width);
}

/** Px; 0 while it is hidden. */
export function contentWidth(element: Element): number {
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  const paddings = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
  return Math.max(0, element.clientWidth - paddings);
}
