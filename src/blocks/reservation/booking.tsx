import { useRef, useState } from 'react';
import { Placeholder } from '../../components/placeholder/placeholder';
import { useEmbed } from '../../components/placeholder/use-embed';
import * as page from '../../dom/page';
import { t } from '../../i18n/t';
import { OpenTable } from './open-table';
import { explainPreview, isPreview } from './preview';
import { bookingPage, type ReservationService } from './services';
import type { ReservationProps } from './settings';
import { isTockFree, Tock } from './tock';

interface BookingProps {
  readonly block: ReservationProps;
  readonly service: ReservationService;
  readonly id: string;
  /** Available width in px. */
  readonly width: number;
}

/** The service's widget: at once with tracking consent, else after a click. */
export function Booking({ block, service, id, width }: BookingProps) {
  const { runtime } = block;
  const [link] = useState(() => linkTo(block, service, id));
  const embed = useEmbed(runtime, 'reservation', () => isFree(service) && !isPreview(runtime));
  const containerRef = useRef<HTMLDivElement>(null);
  const placeholderRef = useRef<HTMLDivElement>(null);

  function ask(): void {
    if (isPreview(runtime)) explainPreview(runtime, service);
    else embed.setState('loading');
  }

  function show(): void {
    const hasFocus = placeholderRef.current?.contains(page.activeElement());
    if (hasFocus) containerRef.current?.focus(); // the focused button is being removed
    embed.setState('shown');
  }

  const widget = { block, id, onShown: show, onFail: embed.fail };
  return (
    <div className="mortar-reservation" data-mortar-drawn="" tabIndex={-1} ref={containerRef}>
      {embed.state !== 'shown' && (
        <Placeholder
          runtime={runtime}
          state={embed.state}
          action={{ label: t(runtime, 'Book a table'), run: ask }}
          link={link}
          ref={placeholderRef}
        />
      )}
      {embed.isWanted && service === 'tock' && (
        <Tock {...widget} onReplaced={() => embed.setState('waiting')} />
      )}
      {embed.isWanted && service === 'opentable' && <OpenTable {...widget} width={width} />}
    </div>
  );
}

function isFree(service: ReservationService): boolean {
  return service !== 'tock' || isTockFree();
}

/** A link for when there is no widget, unless the page has one. It makes real bookings, so a preview doesn't get it. */
function linkTo({ element, runtime }: ReservationProps, service: ReservationService, id: string) {
  if (isPreview(runtime) || element.querySelector('a[href]')) return undefined;
  const label = t(runtime, service === 'tock' ? 'Book on Tock' : 'Book on OpenTable');
  return { label, href: bookingPage(service, id) };
}
