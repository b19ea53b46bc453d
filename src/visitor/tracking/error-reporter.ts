import { messageOf } from '../../data/errors';
import { toJson } from '../../data/json';
import { now } from '../../dom/clock';
import { userAgent } from '../../dom/device';
import { readCookie } from '../../runtime/cookies';
import type { ReportedError } from '../../runtime/report';
import type { Runtime } from '../../runtime/types';
import { textsWithoutSecrets } from './secrets';

/** Limits of the error service (specification, section 9). */
const SENDS = 20;
const BATCH = 10;
const QUIET_MS = 1000;
const STACK_LENGTH = 5000;

/**
 * Collects errors and sends them one second after the last one; those beyond the limits are dropped. An error that
 * recurs while waiting is counted, not repeated.
 */
export function createErrorReporter(runtime: Runtime): (error: ReportedError) => void {
  const queue = new Map<string, ErrorRecord>();
  let sends = 0;
  let restsUntil = 0;
  let opaqueErrors = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = async () => {
    clearTimeout(timer);
    if (!queue.size || now() < restsUntil || sends++ >= SENDS) return;
    const records = [...queue.values()];
    queue.clear();
    const body = toJson(records, textsWithoutSecrets);
    const reply = await runtime.transport.post('/api/events/RecordJavascriptErrors', body, {
      headers: headers(),
    });
    if (reply?.status === 429) restsUntil = now() + 1000 * (Number(reply.headers.get('Retry-After')) || 60);
  };
  const fold = (error: ReportedError) => {
    const known = queue.get(keyOf(error));
    if (known) known.data.count++;
    else if (queue.size < BATCH) queue.set(keyOf(error), toRecord(runtime, error));
  };
  const flushIfHidden = () => {
    if (document.visibilityState === 'hidden') void flush();
  };
  addEventListener('visibilitychange', flushIfHidden, true); // whatever a page's own listener stops
  return (error) => {
    if (sends >= SENDS || EXTENSION.test(error.file ?? '')) return;
    if (isOpaque(error) && opaqueErrors++) return;
    fold(error);
    clearTimeout(timer);
    timer = setTimeout(() => flush().catch(console.error), QUIET_MS); // never reported: it would loop
  };
}

function headers(): Record<string, string> {
  const crumb = readCookie('crumb');
  return { 'Content-Type': 'application/json', ...(crumb && { 'X-CSRF-Token': crumb }) };
}

interface ErrorRecord {
  readonly event: string;
  /** `custom` is the author's data; `where` and the number of occurrences are ours. */
  readonly data: Readonly<Record<string, unknown>> & { count: number };
  readonly timestamp: number;
}

function toRecord({ site }: Runtime, reported: ReportedError): ErrorRecord {
  const { error, where, time, file, line, column, custom } = reported;
  const data = {
    websiteId: site.website.id ?? null,
    templateId: site.templateId ?? null,
    url: location.href,
    userAgent: userAgent(),
    app: 'visitor-runtime',
    message: messageOf(error).slice(0, STACK_LENGTH),
    stack: stackOf(error),
    file: file || null,
    line: line || null,
    column: column || null,
    custom: custom === undefined ? null : plain(custom),
    where,
    count: 1,
  };
  return { event: 'javascript-error', data, timestamp: time };
}

/** The key for merging equal errors; leaves out stacks, which are slow to serialise. */
function keyOf({ error, where, file, line }: ReportedError): string {
  return [messageOf(error), where.name, file, line].join();
}

/** A snapshot of the author's data, if it can be serialised. */
function plain(custom: unknown): unknown {
  try {
    return JSON.parse(toJson(custom));
  } catch {
    return messageOf(custom);
  }
}

/**
 * For an error in a cross-origin script, browsers reveal nothing but its existence. Only the page's first is reported.
 */
function isOpaque({ error }: ReportedError): boolean {
  return messageOf(error) === 'Script error.';
}

/** Stack frames of browser extensions don't concern the site. */
const EXTENSION = /\b[\w-]+-extension:\/\//;

/** A page may have changed how stacks work, or throw an object with hostile getters. */
function stackOf(error: unknown): string | null {
  try {
    const frames = (error as Error).stack?.split('\n').filter((line) => !EXTENSION.test(line));
    return frames?.join('\n').slice(0, STACK_LENGTH) ?? null;
  } catch {
    return null;
  }
}
