import { PAGE_VIEW, SITE_SEARCH } from '../enums/tracking-event-kind';
import { whenIdle } from '../runtime/page';
import { attempt } from '../runtime/start';
import { recordHit } from '../tracking/census';
import type { Initializer, Runtime } from '../types';

/** Counts each view of the page once: when it is shown, and again when it returns from the back-forward cache. */
export const census: Initializer = {
  name: 'census',
  start(runtime) {
    const count = () => void attempt(runtime, 'census', () => countView(runtime));
    whenShown(() => whenIdle(count));
    addEventListener('pageshow', (event) => {
      if (event.persisted) count();
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
  if (view) recordHit(runtime, view.event, view.data);
  else runtime.requests.add('POST', '/api/census/RecordHit', 'dropped', 'no view of /search counts');
}

/** A page view is event 1, a search event 2 with its words; the search page itself is no view. */
function viewOf({ pathname, search }: Location): { event: number; data?: { query: string } } | undefined {
  if (!/^\/search\/?$/.test(pathname)) return { event: PAGE_VIEW };
  const query = new URLSearchParams(search).get('q')?.trim();
  return query ? { event: SITE_SEARCH, data: { query } } : undefined;
}
