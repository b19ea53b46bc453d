import type { Dispose } from '../../data/dispose';
import * as page from '../../dom/page';
import { loadScript } from '../../dom/vendors/load-script';

import type { WidgetRequest } from './reservation';
import { TOCK_SCRIPT } from './services';

/** Milliseconds. */
const LIMIT = 10_000;

/** Tock's global: it keeps calls until its script has come, which then takes them by `callMethod`. */
interface Tock {
  (...call: unknown[]): void;
  callMethod?: (...call: unknown[]) => void;
  queue: unknown[][];
  loaded: boolean;
  version: string;
}

interface TockWindow {
  tock?: Tock;
}

/** The element that Tock looks for; a page can have one at a time. */
const CONTAINER = 'Tock_widget_container';

let takeAway: Dispose = () => {};

let holder: HTMLElement | undefined;

/** Whether no block of the page has the widget, or is about to have it. */
export function isTockFree(): boolean {
  return !holder?.isConnected;
}

/** By Tock's own snippet. The page's former widget gives its place back. */
export async function drawTock({ block, id, container: place, onTaken }: WidgetRequest): Promise<Dispose> {
  const { runtime, settings } = block;
  const tock = offerTock();
  holder = place;
  await loadScript(runtime, {
    address: TOCK_SCRIPT,
    limit: LIMIT,
    isThere: () => typeof (window as TockWindow).tock?.callMethod === 'function',
  });
  takeAway();
  const container = createContainer(settings.color || 'Blue', runtime.site.website.language);
  place.append(container);
  tock('init', id);
  takeAway = () => {
    container.remove();
    onTaken();
  };
  return () => container.remove();
}

function createContainer(color: string, language: string): HTMLElement {
  const container = page.create('div');
  container.id = CONTAINER;
  Object.assign(container.dataset, {
    tockDisplayMode: 'Inline',
    tockColorMode: color,
    tockLocale: (language || 'en-US').toLowerCase(),
    tockTimezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  return container;
}

/** The global as the snippet makes it, or the one that the page has. */
function offerTock(): Tock {
  const global = window as TockWindow;
  if (typeof global.tock === 'function') return global.tock; // an element may bear the name
  const tock: Tock = Object.assign(call, { queue: [], loaded: true, version: '1.0' });
  global.tock = tock;
  return tock;

  function call(...call: unknown[]): void {
    if (tock.callMethod) tock.callMethod(...call);
    else tock.queue.push(call);
  }
}
