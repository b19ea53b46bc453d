import { SETTINGS_TIMEOUT } from '../../../api/performance';
import { asRecord, readText } from '../../../data/fields';
import { parseJson, toJson } from '../../../data/json';
import { timer } from '../../../dom/clock';
import * as page from '../../../dom/page';
import type { Runtime } from '../../../runtime/types';
import { sendBeacon, whenLeaving } from '../beacon';
import { requestText } from '../request';
import { performanceRecord } from './record';
import { performanceEntries, watchTiming } from './timing';

/**
 * Milliseconds after load when the record is sent, and when waiting for later metrics ends (specification, section 9).
 */
const FLUSH_AFTER = 30_000;
const LATEST = 60_000;

/**
 * Sends a record 30 s after load or when the page is hidden, and another for metrics that came later. A return from the
 * back-forward cache counts as a load. Rejects if the service can't be used.
 */
export async function recordPerformance(runtime: Runtime): Promise<void> {
  let pageLoadId = '';
  let event = '';
  let hasNews = false;
  let stop = () => {};
  const timing = watchTiming(() => {
    hasNews = true;
  });
  const flush = () => {
    if (!hasNews || !pageLoadId) return;
    hasNews = false;
    const record = toJson(performanceRecord(runtime, event, pageLoadId, timing.current()));
    sendBeacon(runtime, '/api/1/performance/records', toJson([record]));
  };
  const begin = (name: string, elapsed: number) => {
    stop();
    event = name;
    hasNews = true;
    stop = flushInTime(flush, elapsed);
  };
  // After the page's load handlers, when the browser knows how long they took.
  page.whenLoaded(() => setTimeout(() => begin('page-load', sinceLoad())));
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    timing.restart();
    begin('page-restore', 0);
  });
  pageLoadId = await requestPageLoadId(runtime);
  if (document.visibilityState === 'hidden') flush();
}

/** Schedules the flush, given the `elapsed` milliseconds since load; the last one ends it. */
function flushInTime(flush: () => void, elapsed: number): () => void {
  const finish = () => {
    flush();
    stop();
  };
  const timers = [setTimeout(flush, FLUSH_AFTER - elapsed), setTimeout(finish, LATEST - elapsed)];
  const stop = () => {
    timers.forEach(clearTimeout);
    stopWatching();
  };
  const stopWatching = whenLeaving(flush);
  return stop;
}

function sinceLoad(): number {
  const [navigation] = performanceEntries('navigation') as PerformanceNavigationTiming[];
  return timer() - (navigation?.loadEventEnd ?? 0);
}

const UNRESOLVED = 'Unable to resolve pageLoadId';

/** “HTTP 500” or “signal timed out” alone would not tell a reader of the report what failed. */
function refuse(cause: Error): never {
  throw new Error(`${UNRESOLVED}: ${cause.message}`, { cause });
}

/** The service's id for this page load. Rejects if there is none. */
async function requestPageLoadId(runtime: Runtime): Promise<string> {
  const reply = await requestText(runtime, '/api/1/performance/settings', SETTINGS_TIMEOUT).catch(refuse);
  const pageLoadId = readText('')(asRecord(parseJson(reply)).pageLoadId);
  if (!pageLoadId) throw new Error(UNRESOLVED);
  return pageLoadId;
}
