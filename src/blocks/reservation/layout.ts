import { reservationLayout } from '../../reservations/layout';
import type { ReservationService } from '../../reservations/services';
import { watchWidth } from '../../timing/watch-width';
import type { Stop } from '../../types';
import type { ReservationBlock } from './reservation';

/** Names the layout that the block's width asks for in `data-layout`, for the page's style sheet and ours. */
export function markLayout({ element, attributes }: ReservationBlock, service: ReservationService): Stop {
  return watchWidth(element, (width) =>
    attributes.set(element, 'data-layout', reservationLayout(service, width)),
  );
}
