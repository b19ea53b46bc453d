import { createPortal } from 'react-dom';
import { useAttributes } from '../../runtime/block/use-attributes';
import { Booking } from './booking';
import { reservationLayout } from './frame-layout';
import { MissingId } from './missing-id';
import type { ReservationService } from './services';
import type { ReservationProps } from './settings';
import { useContentWidth } from './use-content-width';

/** Offers to book a table here. `data-layout` tells style sheets which layout the block's width asks for. */
export function Reservation(props: ReservationProps) {
  const { element, settings } = props;
  const service = serviceOf(props);
  const id = service === 'tock' ? settings.businessId : settings.restaurantId;
  const width = useContentWidth(element);
  useAttributes(props, (attributes) => {
    if (width) attributes.set(element, 'data-layout', reservationLayout(service, width));
  });
  return createPortal(
    id ? (
      <Booking block={props} service={service} id={id} width={width} />
    ) : (
      <MissingId {...props} service={service} />
    ),
    element,
  );
}

function serviceOf({ element, settings }: ReservationProps): ReservationService {
  return settings.provider || (element.matches('.sqs-block-tock') ? 'tock' : 'opentable');
}
