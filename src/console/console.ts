import { isRecord } from '../data/fields';
import { memberOf } from '../dom/member';
import { STATE } from '../runtime/block-instance';
import type { EventName } from '../runtime/events';
import type { Root } from '../runtime/find-blocks';
import type { Reports } from '../runtime/report';
import { fullContext } from '../runtime/site-details';
import type { SiteSource } from '../runtime/site-source';
import type { Start } from '../runtime/start';
import type { Runtime } from '../runtime/types';

export interface ConsoleContext {
  readonly runtime: Runtime;
  readonly site: SiteSource;
  readonly reports: Reports;
  readonly start: Start;
}

/** Calls that load on first use, by chunk. */
const LOADED_CALLS = {
  console: 'help explain lint remount simulate report debug panel',
  author: 'confirm toast logout track recordEvent recordQuickView heartbeat',
} as const;

type LoadedCalls = Readonly<Record<string, (context: ConsoleContext, ...values: unknown[]) => unknown>>;

/**
 * `window.mortar`, for support staff and page authors: every call returns plain data, prints a table, and never throws.
 * Calls that the start doesn't need are loaded on first use and return a promise.
 */
export function offerConsole(context: ConsoleContext): void {
  const { runtime, reports, start } = context;
  const { blocks, consent, events, requests, chunks } = runtime;

  const calls = {
    initializers: () => shownCopies(start.steps),
    blocks: () => shownCopies(blocks.instances()),
    inspect(value: unknown) {
      const part = checkElement(value);
      const element = memberOf(part, 'closest')(`[${STATE}]`) ?? part;
      const { name, state } = blocks.instanceOf(element) ?? {};
      if (!name) console.warn?.('No block is here; mortar.explain(element) says why');
      const { settings, problems } = blocks.facts.get(element) ?? { settings: [], problems: [] };
      return { name, state, settings: shownCopies(settings), problems };
    },
    requests: () => shownCopies(requests.records),
    scan: (root: unknown = document) => blocks.scan(checkRoot(root)),
    unmount: (root: unknown = document) => blocks.unmount(checkRoot(root)),
    setBlockData(element: unknown, data: unknown) {
      if (!isRecord(data)) throw new TypeError('setBlockData(…) needs an object');
      blocks.data.set(checkElement(element), data);
    },
    on(event: EventName, listener: unknown) {
      if (typeof listener !== 'function') throw new TypeError(`on('${event}', …) needs a function`);
      return events.on(event, listener as () => void);
    },
    reportError: (error: unknown, custom?: unknown) =>
      reports.report(error, { kind: 'author', name: 'page' }, custom),
  };
  const loaded =
    (chunk: keyof typeof LOADED_CALLS, name: string) =>
    async (...values: unknown[]) => {
      const { loadedCalls } = await chunks.load(chunk);
      return (loadedCalls as LoadedCalls)[name]?.(context, ...values);
    };
  for (const [chunk, names] of Object.entries(LOADED_CALLS))
    for (const name of names.split(' ')) Object.assign(calls, { [name]: loaded(chunk as 'console', name) });

  const mortar = {
    version: MORTAR_VERSION,
    get state() {
      return start.state;
    },
    get context() {
      return fullContext(runtime.site);
    },
    request: loaded('author', 'request'), // rejects: its caller handles failures
    popup: neverThrowing({ open: loaded('author', 'openPopup') }),
    consent: neverThrowing({
      get: () => consent.get(),
      set(allowed: unknown) {
        if (typeof allowed !== 'boolean') throw new TypeError('consent.set(…) needs true or false');
        consent.set(allowed);
      },
      reset: () => consent.reset(),
    }),
  };
  Object.assign(window, { mortar: Object.assign(mortar, neverThrowing(calls)) });
}

function checkRoot(value: unknown): Root {
  return value === document ? document : checkElement(value);
}

/** @throws TypeError for what may be passed by mistake, such as a selector or what was not found. */
function checkElement(value: unknown): Element {
  if (value instanceof Element) return value;
  throw new TypeError('This call needs an element');
}

/** Copies, so that callers keep what was true at the time of the call. */
function shownCopies<Row>(rows: readonly Row[]): Row[] {
  const copies = rows.map((row) => ({ ...row }));
  console.table?.(copies);
  return copies;
}

/** Errors are printed instead of thrown to the caller. Some pages replace or empty the console. */
function neverThrowing(calls: Record<string, (...values: never[]) => unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, (...values: never[]) => attempt(call, values)]),
  );
}

function attempt(call: (...values: never[]) => unknown, values: never[]): unknown {
  try {
    const answer = call(...values) as Promise<unknown> | undefined;
    return answer?.catch?.((error) => console.error?.(error)) ?? answer;
  } catch (error) {
    return console.error?.(error);
  }
}
