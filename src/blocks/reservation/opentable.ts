import { say } from '../../messages/say';
import { reservationLayout } from '../../reservations/layout';
import { openTableScript } from '../../reservations/services';
import * as page from '../../runtime/page';
import { waitForElement } from '../../timing/wait-for-element';
import type { Stop } from '../../types';
import { insertScript } from '../../vendors/load-script';
import type { WidgetRequest } from './reservation';

/** Milliseconds for the script; its frame may take as long again, in looks of 100 ms. */
const LIMIT = 10_000;
const LOOKS = 100;

/** By OpenTable's own snippet: its script stands where the frame is to be, and draws it there. */
export async function drawOpenTable({ block, id, place }: WidgetRequest): Promise<Stop> {
  const { element, runtime, settings } = block;
  const box = page.create('div');
  box.className = 'mortar-reservation-widget';
  place.append(box);
  const address = openTableScript({
    restaurantId: id,
    theme: reservationLayout('opentable', element.clientWidth) === 'wide' ? 'wide' : 'standard',
    color: settings.color,
    language: runtime.site.website.language,
  });
  try {
    await insertScript(runtime, { address, limit: LIMIT, isThere: () => true }, box);
    const [frame] = await waitForElement(box, 'iframe', { retries: LOOKS });
    nameFrame(frame, say(runtime, 'Reservation'));
  } catch (error) {
    box.remove();
    throw error;
  }
  return () => box.remove();
}

function nameFrame(frame: Element | undefined, name: string): void {
  if (frame instanceof HTMLIFrameElement) frame.title ||= name;
}
