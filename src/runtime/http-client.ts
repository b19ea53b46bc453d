import ky from 'ky';
import { readCookie, VISITOR_LIFETIME, writeCookie } from './cookies';
import { RequestError } from './errors';
import { fieldsOf, text as textOr } from './fields';
import { parseJson } from './json';
import { fail, type RequestLog } from './request-log';

const textOf = textOr('');

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface CallOptions {
  readonly query?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly form?: URLSearchParams;
  /** Milliseconds. */
  readonly timeout?: number;
}

/** Texts by status (specification, section 8, data layer); every other status is a lost connection. */
const TEXT_BY_STATUS: Readonly<Record<number, string>> = {
  401: 'Unauthorized request',
  403: 'Unauthorized request',
  500: 'Internal server error. Please try again later.',
  501: 'Internal server error. Please try again later.',
  503: 'This service is temporarily unavailable. Please try again later.',
};

/**
 * Calls the site's own origin with its crumb. A refused crumb is replaced by the one in the reply, and the call is
 * made once more.
 * @throws RequestError with a text of the error catalogue.
 */
export async function call(
  log: RequestLog,
  method: Method,
  path: string,
  options: CallOptions = {},
): Promise<unknown> {
  const reply = await send(log, method, path, options);
  if (!reply.crumbFail) return finish(reply);
  writeCookie('crumb', textOf(reply.fields.crumb), VISITOR_LIFETIME);
  return finish(await send(log, method, path, options));
}

interface Reply {
  readonly url: string;
  readonly status: number;
  readonly text: string;
  readonly body: unknown;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly crumbFail: boolean;
}

async function send(log: RequestLog, method: Method, path: string, options: CallOptions): Promise<Reply> {
  const url = new URL(path, location.origin);
  const crumb = readCookie('crumb');
  for (const [name, value] of Object.entries({ ...options.query, ...(crumb && { crumb }) })) {
    url.searchParams.set(name, value);
  }
  const record = log.add(method, url.pathname, 'sent');
  try {
    const response = await ky(url, {
      method,
      retry: 0,
      timeout: options.timeout ?? 30_000,
      credentials: 'include',
      throwHttpErrors: false,
      ...(options.json !== undefined && { json: options.json }),
      ...(options.form && { body: options.form }),
    });
    if (!response.ok) fail(record, `HTTP ${response.status}`);
    return readReply(url.href, response.status, await response.text());
  } catch (error) {
    fail(record, error);
    throw new RequestError('Unable to connect…', 0, undefined);
  }
}

function readReply(url: string, status: number, text: string): Reply {
  const body = parseJson(text);
  const fields = fieldsOf(body);
  return { url, status, text, body, fields, crumbFail: Boolean(fields.crumbFail) };
}

function finish({ url, status, text, body, fields }: Reply): unknown {
  const isOk = status >= 200 && status < 300;
  const passedOn = textOf(fields.error) || textOf(fields.message) || textOf(fields.billingErrorCode);
  if (passedOn && (isOk ? fields.error : [400, 401, 500, 502].includes(status))) {
    throw new RequestError(passedOn, status, body);
  }
  if (!isOk) throw new RequestError(TEXT_BY_STATUS[status] ?? 'Unable to connect…', status, body);
  if (body === undefined && text.trim()) {
    throw new RequestError(
      `Internal Error: Unable to parse server response from (${url}) as JSON: ${parseFailure(text)}`,
      status,
      text,
    );
  }
  return body;
}

function parseFailure(text: string): string {
  try {
    JSON.parse(text);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}
