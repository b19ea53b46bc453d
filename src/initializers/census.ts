import { PAGE_VIEW, SITE_SEARCH } from '../enums/tracking-event-kind';
import { firstFailing, inWords } from '../runtime/decision';
import type { Outcome } from '../runtime/request-log';
import { recordHit } from '../tracking/census';
import { isTrackable, trackingChecks } from '../tracking/rules';
import type { Initializer, Runtime } from '../types';

/** Counts each view of the page once: when it is shown, and again when it returns from the back-forward cache. */
export const census: Initializer = {
  name: 'census',
  start(runtime) {
    whenShown(() => whenIdle(() => countView(runtime)));
    addEventListener('pageshow', (event) => {
      if (event.persisted) countView(runtime);
    });
  },
};

/** A prerendered page has no viewer yet. */
function whenShown(run: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', run, { once: true });
  } else run();
}

/** The page's own work goes first, unless the visitor leaves before that. */
function whenIdle(run: () => void): void {
  let isDone = false;
  const runOnce = () => {
    if (!isDone) run();
    isDone = true;
  };
  (window.requestIdleCallback ?? setTimeout)(runOnce, { timeout: 1000 } as never);
  addEventListener('pagehide', runOnce, { once: true });
}

function countView(runtime: Runtime): void {
  const view = viewOf(location);
  if (!view) return log(runtime, 'dropped', 'views of /search do not count');
  const send = () => recordHit(runtime, view.event, view.data);
  const obstacle = firstFailing(trackingChecks(runtime));
  if (!obstacle) return send();
  const isHeld = isTrackable(runtime.site);
  log(runtime, isHeld ? 'held' : 'dropped', inWords(obstacle));
  if (isHeld) sendOnceAllowed(runtime, send);
}

function log(runtime: Runtime, outcome: Outcome, reason: string): void {
  runtime.requests.add('POST', '/api/census/RecordHit', outcome, reason);
}

function sendOnceAllowed(runtime: Runtime, send: () => void): void {
  const stop = runtime.consent.onChange(() => {
    if (firstFailing(trackingChecks(runtime))) return;
    stop();
    send();
  });
}

/** A page view is event 1, a search event 2 with its words; the search page itself is no view. */
function viewOf({ pathname, search }: Location): { event: number; data?: { query: string } } | undefined {
  if (!/^\/search\/?$/.test(pathname)) return { event: PAGE_VIEW };
  const query = new URLSearchParams(search).get('q')?.trim();
  return query ? { event: SITE_SEARCH, data: { query } } : undefined;
}
