import type { ReservationService } from './services';

/** The widest space in px of each service's narrow layout (specification, section 2). */
const OPENTABLE_STANDARD = 850;
const TOCK_COLUMN = 750;

export type ReservationLayout = 'wide' | 'standard' | 'row' | 'column';

/** How a block of this width (px) is laid out. */
export function reservationLayout(service: ReservationService, width: number): ReservationLayout {
  if (service === 'tock') return width <= TOCK_COLUMN ? 'column' : 'row';
  return width > OPENTABLE_STANDARD ? 'wide' : 'standard';
}
