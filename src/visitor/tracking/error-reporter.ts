import { messageOf } from '../../data/errors';
import { toJson } from '../../data/json';
import { now } from '../../dom/clock';
import { readCookie } from '../../runtime/cookies';
import type { ReportedError } from '../../runtime/report';
import type { Runtime } from '../../runtime/types';
import { type ErrorRecord, EXTENSION, keyOf, toRecord } from './error-record';
import { textsWithoutSecrets } from './secrets';

/** Limits of the error service (specification, section 9). */
const SENDS = 20;
const BATCH = 10;
const QUIET_MS = 1000;

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

/**
 * For an error in a cross-origin script, browsers reveal nothing but its existence. Only the page's first is reported.
 */
function isOpaque({ error }: ReportedError): boolean {
  return messageOf(error) === 'Script error.';
}
