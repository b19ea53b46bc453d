import { TrackingEventKind } from '../data/enums/site';
import { whenIdle, whenShown } from '../dom/page';
import { attempt } from '../runtime/start';
import type { Runtime } from '../runtime/types';
import { isSearchPage, searchedFor } from '../visitor/tracking/search-query';

/** Counts each page view: when the page is shown, and again when it returns from the back-forward cache. */
export function census(runtime: Runtime): void {
  const count = () => attempt(runtime, 'census', () => countView(runtime));
  whenShown(() => whenIdle(count));
  addEventListener('pageshow', (event) => {
    if (event.persisted) count();
  });
}

/** A page view is event 1, a search event 2 with its query; the search page itself doesn't count as a view. */
function countView(runtime: Runtime): void {
  const query = searchedFor(location, runtime.site);
  if (query) void runtime.hits.record(TrackingEventKind.SITE_SEARCH, { query });
  else if (!isSearchPage(location)) void runtime.hits.record(TrackingEventKind.PAGE_VIEW);
  else runtime.requests.add('POST', '/api/census/RecordHit', 'dropped', 'no view of /search counts');
}
