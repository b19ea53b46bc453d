import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Placeholder } from '../../components/placeholder/placeholder';
import { contentWidth, watchWidth } from '../../dom/timing/watch-width';
import { t } from '../../i18n/t';
import { useAttributes } from '../../runtime/block/use-attributes';
import { Booking } from './booking';
import { reservationLayout } from './frame-layout';
import { isPreview } from './preview';
import type { ReservationService } from './services';
import type { ReservationProps } from './settings';

const SETTINGS = { opentable: 'restaurantId', tock: 'businessId' } as const;

interface MissingIdProps extends ReservationProps {
  readonly service: ReservationService;
}

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

/** An element's width in px, known from the first drawing on; 0 while the element has never been seen. */
function useContentWidth(element: HTMLElement): number {
  const [initial] = useState(() => contentWidth(element));
  const [width, setWidth] = useState(initial);
  useEffect(() => {
    const show = (width: number) => flushSync(() => setWidth(width)); // before the frame in which it is told
    return watchWidth(element, show, initial);
  }, [element, initial]);
  return width;
}

/** Without an id there is nothing to book: the console says so, and the owner sees it in the block. */
function MissingId({ runtime, service }: MissingIdProps) {
  useEffect(() => console.warn(`reservation: ${SETTINGS[service]} is missing`), [service]);
  if (!isPreview(runtime)) return null;
  const lines = [t(runtime, 'No restaurant is set'), t(runtime, 'Only you can see this message.')];
  return (
    <div className="mortar-reservation">
      <Placeholder runtime={runtime} state="waiting" lines={lines} />
    </div>
  );
}
