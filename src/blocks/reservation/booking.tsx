import { useRef, useState } from 'react';
import { type EmbedState, Placeholder } from '../../components/placeholder/placeholder';
import * as page from '../../dom/page';
import { t } from '../../i18n/t';
import { useConsent } from '../../runtime/block/use-consent';
import { reportOnce } from '../../runtime/report-once';
import { OpenTable } from './open-table';
import { isPreview, tellPreview } from './preview';
import { bookingPage, type ReservationService } from './services';
import type { ReservationProps } from './settings';
import { isTockFree, Tock } from './tock';

interface BookingProps {
  readonly block: ReservationProps;
  readonly service: ReservationService;
  readonly id: string;
  /** Px that the block has. */
  readonly width: number;
}

/** The service's widget where the visitor may be tracked, else at a click. */
export function Booking({ block, service, id, width }: BookingProps) {
  const { runtime } = block;
  const [link] = useState(() => linkTo(block, service, id));
  const [state, setState] = useState<EmbedState>(() => (isUnasked() ? 'loading' : 'waiting'));
  const containerRef = useRef<HTMLDivElement>(null);
  const placeholderRef = useRef<HTMLDivElement>(null);
  useConsent(runtime, () => {
    if (state === 'waiting' && isUnasked()) setState('loading');
  });

  /** Whether the widget comes without a click. */
  function isUnasked(): boolean {
    const isFree = service !== 'tock' || isTockFree();
    return isFree && runtime.consent.allowsTracking() && !isPreview(runtime);
  }

  function ask(): void {
    if (isPreview(runtime)) tellPreview(runtime, service);
    else setState('loading');
  }

  function show(): void {
    const hasFocus = placeholderRef.current?.contains(page.activeElement());
    if (hasFocus) containerRef.current?.focus(); // the button that has it goes
    setState('shown');
  }

  function fail(error: unknown): void {
    reportOnce(runtime, error, { kind: 'block', name: 'reservation' });
    setState('failed');
  }

  const widget = { block, id, onShown: show, onFail: fail };
  return (
    <div className="mortar-reservation" tabIndex={-1} ref={containerRef}>
      {state !== 'shown' && (
        <Placeholder
          runtime={runtime}
          state={state}
          action={{ label: t(runtime, 'Book a table'), run: ask }}
          link={link}
          ref={placeholderRef}
        />
      )}
      {(state === 'loading' || state === 'shown') &&
        (service === 'tock' ? (
          <Tock {...widget} onTaken={() => setState('waiting')} />
        ) : (
          <OpenTable {...widget} width={width} />
        ))}
    </div>
  );
}

/** The way without a widget, where the page has none. It is a real booking, so a preview does without. */
function linkTo({ element, runtime }: ReservationProps, service: ReservationService, id: string) {
  if (isPreview(runtime) || element.querySelector('a[href]')) return undefined;
  const label = t(runtime, service === 'tock' ? 'Book on Tock' : 'Book on OpenTable');
  return { label, href: bookingPage(service, id) };
}
