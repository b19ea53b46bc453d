import { PAGE_VIEW, SITE_SEARCH } from '../enums/tracking-event-kind';
import { reasonOf } from '../runtime/decision';
import { recordHit } from '../tracking/census';
import { isTrackable, isTracked } from '../tracking/rules';
import type { Initializer, Runtime } from '../types';

/** Counts each view of the page once: when it is shown, and again when it returns from the back-forward cache. */
export const census: Initializer = {
  name: 'census',
  start(runtime) {
    whenShown(() => countView(runtime));
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

function countView(runtime: Runtime): void {
  const view = viewOf(location);
  if (!view) return void runtime.requests.add('POST', '/api/census/RecordHit', 'dropped', 'views of /search do not count');
  const decision = isTracked(runtime);
  const send = () => recordHit(runtime, view.event, view.data);
  if (decision.yes) return send();
  const outcome = isTrackable(runtime.site).yes ? 'held' : 'dropped';
  runtime.requests.add('POST', '/api/census/RecordHit', outcome, reasonOf(decision));
  if (outcome === 'held') sendOnceAllowed(runtime, send);
}

function sendOnceAllowed(runtime: Runtime, send: () => void): void {
  const stop = runtime.consent.onChange(() => {
    if (!isTracked(runtime).yes) return;
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
