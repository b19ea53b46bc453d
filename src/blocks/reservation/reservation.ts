import { createStandIn } from '../../components/placeholder/index';
import type { Dispose } from '../../data/dispose';
import * as page from '../../dom/page';
import { addStyles } from '../../dom/styles';
import { t } from '../../i18n/t';
import type { MountedBlock } from '../../runtime/block/plain-block';
import { reportOnce } from '../../runtime/report';

import { markLayout } from './layout';
import { tellMissingId } from './missing-id';
import { drawOpenTable } from './opentable';
import { isPreview, tellPreview } from './preview';
import { bookingPage, type ReservationService } from './services';
import type { settings } from './settings';
import { STYLES } from './styles';
import { drawTock, isTockFree } from './tock';

export type ReservationBlock = MountedBlock<typeof settings>;

/** A service's widget for one restaurant, in a place of its own. */
export interface WidgetRequest {
  readonly block: ReservationBlock;
  readonly id: string;
  readonly container: HTMLElement;
  /** Called when the service's next widget takes this one away. */
  onTaken(): void;
}

/** Offers to book a table here: by the service's widget where the visitor may be tracked, else at a click. */
export function startReservation(block: ReservationBlock): Dispose {
  const service = serviceOf(block);
  const id = idOf(block, service);
  const stopMarking = markLayout(block, service);
  const stopOffering = id ? offer(block, service, id) : tellMissingId(block, service);
  return () => {
    stopMarking();
    stopOffering();
  };
}

function serviceOf({ element, settings }: ReservationBlock): ReservationService {
  return settings.provider || (element.matches('.sqs-block-tock') ? 'tock' : 'opentable');
}

function idOf({ settings }: ReservationBlock, service: ReservationService): string {
  return service === 'tock' ? settings.businessId : settings.restaurantId;
}

function offer(block: ReservationBlock, service: ReservationService, id: string): Dispose {
  const { element, runtime, signal } = block;
  const container = page.create('div');
  container.className = 'mortar-reservation';
  container.tabIndex = -1;
  const removeStyles = addStyles(STYLES, runtime.tag.nonce);
  const card = createStandIn({
    lines: [],
    action: { label: t(runtime, 'Book a table'), act: ask },
    link: linkTo(block, service, id),
  });
  const showCard = () => container.replaceChildren(card.element);
  let close: Dispose | undefined;
  let isAsked = false;
  showCard();
  element.append(container);
  openAllowed();
  const stopListening = runtime.events.on('consent', openAllowed);

  function openAllowed(): void {
    const isFree = service !== 'tock' || isTockFree();
    if (isFree && !isAsked && runtime.consent.allowsTracking() && !isPreview(runtime)) void open();
  }

  function ask(): void {
    if (isPreview(runtime)) tellPreview(runtime, service);
    else void open();
  }

  async function open(): Promise<void> {
    const draw = service === 'tock' ? drawTock : drawOpenTable;
    isAsked = true;
    card.setBusy(true);
    card.showMessage('');
    try {
      const stop = await draw({ block, id, container, onTaken: showCard });
      if (signal.aborted) return stop();
      close = stop;
      const hadFocus = card.element.contains(document.activeElement);
      card.element.remove();
      if (hadFocus) container.focus(); // the button that had it is gone
    } catch (error) {
      reportOnce(runtime, error, { kind: 'block', name: 'reservation' });
      card.showMessage(t(runtime, 'Unable to load. Try again.'));
    }
    card.setBusy(false);
  }

  return () => {
    stopListening();
    close?.();
    container.remove();
    removeStyles();
  };
}

/** The way without a widget, where the page has none. It is a real booking, so a preview does without. */
function linkTo({ element, runtime }: ReservationBlock, service: ReservationService, id: string) {
  if (isPreview(runtime) || element.querySelector('a[href]')) return undefined;
  const label = t(runtime, service === 'tock' ? 'Book on Tock' : 'Book on OpenTable');
  return { label, href: bookingPage(service, id) };
}
