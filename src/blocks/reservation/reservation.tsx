import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Placeholder } from '../../components/placeholder/placeholder';
import { contentSize } from '../../dom/layout';
import { watchWidth } from '../../dom/timing/watch-width';
import { t } from '../../i18n/t';
import { useAttributes } from '../../runtime/block/use-attributes';
import { useEventListener } from '../../runtime/block/use-event-listener';
import { Booking } from './booking';
import { reservationLayout } from './frame-layout';
import { explainPreview, isPreview } from './preview';
import type { ReservationService } from './services';
import type { ReservationProps } from './settings';

/** The setting with a restaurant's id at each service. */
const ID_SETTINGS = { opentable: 'restaurantId', tock: 'businessId' } as const;

interface ServiceProps extends ReservationProps {
  readonly service: ReservationService;
}

/** Offers table bookings; those of an unknown provider are left to what the server wrote. */
export function Reservation(props: ReservationProps) {
  const service = serviceOf(props);
  return service !== 'none' && <Bookings {...props} service={service} />;
}

/** `data-layout` tells style sheets the layout for the block's width. */
function Bookings({ service, ...props }: ServiceProps) {
  const { element, runtime, settings } = props;
  const id = settings[ID_SETTINGS[service]];
  const width = useContentWidth(element);
  useAttributes(props, (attributes) => {
    if (width) attributes.set(element, 'data-layout', reservationLayout(service, width));
  });
  useEventListener(element, 'click', (event) => {
    if (!isPreview(runtime) || !isOnLink(event)) return;
    event.preventDefault();
    explainPreview(runtime, service);
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

function serviceOf({ element, settings }: ReservationProps) {
  return settings.provider || (element.matches('.sqs-block-tock') ? 'tock' : 'opentable');
}

/** Whether a click is on the page's own link to the bookings. */
function isOnLink({ target }: Event): boolean {
  return target instanceof Element && target.closest('a[href]') !== null;
}

/** An element's width in px, known on first render; 0 until the element is visible. */
function useContentWidth(element: HTMLElement): number {
  const [initial] = useState(() => contentSize(element).width);
  const [width, setWidth] = useState(initial);
  useEffect(() => {
    const show = (width: number) => flushSync(() => setWidth(width)); // before the frame is painted
    return watchWidth(element, show, initial);
  }, [element, initial]);
  return width;
}

/** Without an id there is nothing to book: this is logged to the console and shown to the owner in the block. */
function MissingId({ runtime, service }: ServiceProps) {
  useEffect(() => console.warn(`reservation: ${ID_SETTINGS[service]} is missing`), [service]);
  if (!isPreview(runtime)) return null;
  const lines = [t(runtime, 'No restaurant is set'), t(runtime, 'Only you can see this message.')];
  return (
    <div className="mortar-reservation" data-mortar-drawn="">
      <Placeholder runtime={runtime} state="waiting" lines={lines} />
    </div>
  );
}
