import { isMortarError, messageOf } from '../data/errors';
import { guarded } from '../data/guarded';
import { now } from '../dom/clock';
import type { ErrorPlace, EventBus } from './events';
import type { Runtime } from './types';

/** An error for the error reporter. */
export interface ReportedError {
  readonly error: unknown;
  readonly where: ErrorPlace;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly file?: string | undefined;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  readonly custom?: unknown;
}

export interface Reports {
  /** Prints one of our errors and passes it on. */
  report(error: unknown, where: ErrorPlace, custom?: unknown): void;
  /** Delivers what was caught so far, then everything that follows. */
  deliverTo(reporter: (error: ReportedError) => void): void;
  /** The page's first errors and ours, for support staff. */
  readonly errors: readonly ReportedError[];
}

/** Errors kept for support staff and for the error reporter; later ones are dropped. */
const KEPT = 50;

/** Catches the page's errors from the first statement on; the error reporter takes over once it runs. */
export function collectErrors(events: EventBus): Reports {
  const errors: ReportedError[] = [];
  let reporter: ((error: ReportedError) => void) | undefined;
  const hand = (error: ReportedError) => guarded(() => reporter?.(error));
  const deliver = (error: ReportedError) => {
    if (errors.length < KEPT) errors.push(error);
    hand(error);
  };
  catchPageErrors(deliver);
  return {
    errors,
    report(error, where, custom) {
      print(error);
      events.emit('error', { error, where });
      deliver({ error, where, time: now(), custom });
    },
    deliverTo(next) {
      reporter = next;
      errors.forEach(hand);
    },
  };
}

/** Our own errors are a full sentence; for any other, the stack is useful. */
function print(error: unknown): void {
  try {
    console.error(isMortarError(error) ? messageOf(error) : error);
  } catch {
    guarded(() => console.error(messageOf(error))); // the error can't be read, or the page has emptied its console
  }
}

const PAGE: ErrorPlace = { kind: 'page', name: 'window' };

/** Never removed: it stays as long as the page. */
function catchPageErrors(take: (error: ReportedError) => void): void {
  const takeError = (event: ErrorEvent) =>
    take({
      error: event.error ?? event.message,
      where: PAGE,
      time: now(),
      file: event.filename,
      line: event.lineno,
      column: event.colno,
    });
  const takeRejection = (event: PromiseRejectionEvent) =>
    take({ error: event.reason, where: PAGE, time: now() });
  addEventListener('error', takeError);
  addEventListener('unhandledrejection', takeRejection);
}

const reported = new WeakSet<object>();

/** Reports a failure shared by several blocks only once. */
export function reportOnce({ report }: Runtime, error: unknown, where: ErrorPlace): void {
  const isObject = typeof error === 'object' && error !== null;
  if (isObject && reported.has(error)) return;
  if (isObject) reported.add(error);
  report(error, where);
}
