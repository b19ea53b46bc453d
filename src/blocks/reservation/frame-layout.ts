import type { ReservationService } from './services';

/** Maximum width in px of each service's narrow layout (specification, section 2). */
const OPENTABLE_STANDARD = 850;
const TOCK_COLUMN = 750;

type ReservationLayout = 'wide' | 'standard' | 'row' | 'column';

/** The layout of a block of this width (px). */
export function reservationLayout(service: ReservationService, width: number): ReservationLayout {
  if (service === 'tock') return width <= TOCK_COLUMN ? 'column' : 'row';
  return width > OPENTABLE_STANDARD ? 'wide' : 'standard';
}
