import { toJson } from '../../data/json';
import { readCookie } from '../../runtime/cookies';
import { OUTLIVING_LIMIT } from '../../runtime/transport';
import type { Runtime } from '../../runtime/types';
import { whenLeaving } from './beacon';

/** Milliseconds between sending traces (specification, section 9, error reporting). */
const FLUSH_AFTER = 30_000;

/** Maximum waiting records; later ones are dropped. */
const LIMIT = 1000;

/** Bytes of a call besides its records: the token and the field names. */
const ENVELOPE = 1000;

/** Collects traces and sends them every 30 s and when the page is hidden. */
export function createTrace({ transport }: Runtime): (type: string, data: unknown) => void {
  let waiting: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const records = waiting;
    waiting = [];
    for (const batch of batches(records)) void transport.post('/api/events/Trace', bodyOf(batch));
  };
  whenLeaving(flush);
  return (type, data) => {
    if (waiting.length >= LIMIT) return;
    waiting.push(toJson({ pageUrl: location.origin + location.pathname, type, data }));
    if (document.visibilityState === 'hidden')
      flush(); // the page may end at any time
    else timer ??= setTimeout(flush, FLUSH_AFTER);
  };
}

function bodyOf(records: readonly string[]): URLSearchParams {
  return new URLSearchParams({ data: `[${records.join()}]`, crumb: readCookie('crumb') ?? '' });
}

/**
 * Groups JSON strings into forms of at most `limit` bytes, which may be sent while the page unloads; a longer string is
 * alone.
 */
export function batches(texts: readonly string[], limit = OUTLIVING_LIMIT - ENVELOPE): string[][] {
  const groups: string[][] = [];
  let space = 0;
  for (const text of texts) {
    const size = String(new URLSearchParams({ '': `${text},` })).length;
    if (size > space) {
      groups.push([]);
      space = limit;
    }
    groups.at(-1)?.push(text);
    space -= size;
  }
  return groups;
}
