import { isRequestError, RequestError } from '../data/errors';
import { guarded } from '../data/guarded';
import { toJson } from '../data/json';
import {
  requireFunction,
  requireNumber,
  requireObject,
  requireRealNumber,
  requireText,
  UnexpectedValueError,
} from '../data/require';
import type { CallOptions, Http, Method } from '../runtime/call';

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE'];
const CRUMBS: readonly CallOptions['crumb'][] = ['query', 'field', 'header', 'none'];

/** Validates calls from callers without types. Rejects with an UnexpectedValueError if the arguments are invalid. */
export function checkedRequest(request: Http): Http {
  return async (method, path, options = {}) => {
    if (!METHODS.includes(method))
      throw new UnexpectedValueError('The method of a call', `one of ${METHODS.join(', ')}`, method);
    if (!URL.canParse(requireText('The path of a call', path), 'https://any.site/api/'))
      throw new UnexpectedValueError('The path of a call', 'a path or a URL', path);
    checkOptions(requireObject('The options of a call', options));
    if (method === 'GET') requireNoBody(options);
    return request(method, path, options);
  };
}

function checkOptions(options: CallOptions<unknown>): void {
  const { crumb = 'query', timeout = 1, retries = 0, read = Object, ...data } = options;
  if (requireRealNumber('The timeout of a call', timeout) <= 0)
    throw new UnexpectedValueError('The timeout of a call', 'a number above 0', timeout);
  if (!CRUMBS.includes(crumb))
    throw new UnexpectedValueError('The crumb of a call', `one of ${CRUMBS.join(', ')}`, crumb);
  requireNumber('The retries of a call', retries);
  requireFunction('The reader of a reply', read);
  checkData(data);
}

function checkData({ json, query = {}, form = {}, text = '' }: CallOptions<unknown>): void {
  requireText('The text of a call', text);
  const values = [requireObject('The query of a call', query), requireObject('The form of a call', form)];
  for (const data of [json, ...values.flatMap((input) => Object.values(input))]) jsonText(data);
}

/** The browser refuses to send one, which would look like a lost connection. */
function requireNoBody({ json, form, text }: CallOptions<unknown>): void {
  for (const body of [json, form, text])
    if (body !== undefined) throw new UnexpectedValueError('The body of a GET call', 'left out', body);
}

/** Serialises to JSON. @throws UnexpectedValueError for data that JSON can't represent, such as functions. */
export function jsonText(data: unknown): string {
  const text = guarded(() => toJson(data));
  if (text !== undefined || data === undefined) return text as string;
  throw new UnexpectedValueError('The data of a call', 'serialisable as JSON', data);
}

/** For calls whose errors are ignored: "failures are swallowed" (specification, section 7). */
export async function quietly<Value>(call: Promise<Value>): Promise<Value | undefined> {
  try {
    return await call;
  } catch (error) {
    if (isRequestError(error)) return undefined;
    throw error;
  }
}

/** The same error with a message about the call's subject. */
export async function reworded<Value>(
  call: Promise<Value>,
  format: (error: RequestError) => string,
): Promise<Value> {
  try {
    return await call;
  } catch (error) {
    if (!isRequestError(error)) throw error;
    throw new RequestError(format(error), error.status, error.body);
  }
}
