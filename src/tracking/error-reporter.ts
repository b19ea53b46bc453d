import { readCookie } from '../runtime/cookies';
import { messageOf } from '../runtime/errors';
import { toJson } from '../runtime/json';
import { post } from '../runtime/post';
import type { ReportedError } from '../runtime/report';
import type { Runtime } from '../types';

/** Limits of the error service (specification, section 9). */
const SENDS = 20;
const BATCH = 10;
const QUIET_MS = 1000;
const STACK_LENGTH = 5000;

/** Collects errors and sends them one second after the last one; what exceeds the limits is dropped. */
export function createErrorReporter(runtime: Runtime): (error: ReportedError) => void {
  const queue: object[] = [];
  let sends = 0;
  let restsUntil = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    if (!queue.length || Date.now() < restsUntil || sends++ >= SENDS) return;
    post(runtime.requests, '/api/events/RecordJavascriptErrors', toJson(queue.splice(0)), {
      headers: headers(),
      onReply: (reply) => {
        if (reply.status === 429)
          restsUntil = Date.now() + 1000 * (Number(reply.headers.get('Retry-After')) || 60);
      },
    });
  };
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  return (error) => {
    if (sends >= SENDS) return;
    if (queue.length < BATCH) queue.push(toRecord(runtime, error));
    clearTimeout(timer);
    timer = setTimeout(flush, QUIET_MS);
  };
}

function headers(): Record<string, string> {
  const crumb = readCookie('crumb');
  return { 'Content-Type': 'application/json', ...(crumb && { 'X-CSRF-Token': crumb }) };
}

function toRecord(
  { site }: Runtime,
  { error, where, time, file, line, column, custom }: ReportedError,
): object {
  const data = {
    websiteId: site.website.id ?? null,
    templateId: site.templateId ?? null,
    url: withoutSecrets(location.href),
    userAgent: navigator.userAgent,
    app: 'visitor-runtime',
    message: withoutSecrets(messageOf(error)).slice(0, STACK_LENGTH),
    stack: stackOf(error),
    file: file ? withoutSecrets(file) : null,
    line: line ?? null,
    column: column ?? null,
    custom: { where, ...(custom !== undefined && { custom: plain(custom) }) },
  };
  return { event: 'javascript-error', data, timestamp: time };
}

/** What an author handed along, where it can be written down at all. */
function plain(custom: unknown): unknown {
  try {
    toJson(custom);
    return custom;
  } catch {
    return messageOf(custom);
  }
}

function stackOf(error: unknown): string | null {
  const stack = error instanceof Error ? error.stack : undefined;
  return stack ? withoutSecrets(stack).slice(0, STACK_LENGTH) : null;
}

/** Tokens and addresses of people travel in addresses; they stay on the page. */
function withoutSecrets(text: string): string {
  const withoutTokens = text.replace(
    /([?&#][\w-]*(?:token|mail|crumb|key|password|code|session)[\w-]*=)[^&#\s)]*/gi,
    '$1',
  );
  return withoutTokens.replace(/[\w.+-]+(@|%40)[\w-]+(\.[\w-]+)+/g, '…');
}
