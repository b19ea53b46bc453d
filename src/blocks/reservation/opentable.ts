import type { Dispose } from '../../data/dispose';
import * as page from '../../dom/page';
import { waitForElement } from '../../dom/timing/wait-for-element';
import { watchWidth } from '../../dom/timing/watch-width';
import { insertScript } from '../../dom/vendors/load-script';
import { t } from '../../i18n/t';
import { reportOnce } from '../../runtime/report';

import { reservationLayout } from './frame-layout';
import { contentWidth } from './layout';
import type { WidgetRequest } from './reservation';
import { type OpenTableWidget, openTableScript } from './services';

/** Milliseconds for the script; its frame may take as long again, in looks of 100 ms. */
const LIMIT = 10_000;
const LOOKS = 100;

/** The widget in the theme that the block has room for. One that has become too wide is drawn anew. */
export async function drawOpenTable(request: WidgetRequest): Promise<Dispose> {
  const { element, runtime, signal } = request.block;
  const width = contentWidth(element);
  let theme = themeFor(width);
  let box = await drawFrame(request, theme);

  async function followWidth(now: number): Promise<void> {
    if (theme === 'standard' || themeFor(now) === 'wide') return;
    theme = 'standard';
    try {
      const next = await drawFrame(request, theme);
      if (signal.aborted) return next.remove();
      box.remove();
      box = next;
    } catch (error) {
      theme = 'wide';
      reportOnce(runtime, error, { kind: 'block', name: 'reservation' });
    }
  }

  const stopWatching = watchWidth(element, followWidth, width);
  return () => {
    stopWatching();
    box.remove();
  };
}

function themeFor(width: number): OpenTableWidget['theme'] {
  return reservationLayout('opentable', width) === 'wide' ? 'wide' : 'standard';
}

/** By OpenTable's own snippet: its script stands where the frame is to be, and draws it there. */
async function drawFrame(
  { block, id, container }: WidgetRequest,
  theme: OpenTableWidget['theme'],
): Promise<HTMLElement> {
  const { runtime, settings } = block;
  const box = page.create('div');
  box.className = 'mortar-reservation-widget';
  container.append(box);
  const { language } = runtime.site.website;
  const address = openTableScript({ restaurantId: id, theme, color: settings.color, language });
  try {
    await insertScript(runtime, { address, limit: LIMIT, isThere: () => true }, box);
    const [frame] = await waitForElement(box, 'iframe', { retries: LOOKS });
    nameFrame(frame, t(runtime, 'Reservation'));
  } catch (error) {
    box.remove();
    throw error;
  }
  return box;
}

function nameFrame(frame: Element | undefined, name: string): void {
  if (frame instanceof HTMLIFrameElement) frame.title ||= name;
}
