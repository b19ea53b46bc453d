import { isRequestError, RequestError } from '../data/errors';
import { toJson } from '../data/json';
import {
  requireFunction,
  requireNumber,
  requireObject,
  requireText,
  UnexpectedValueError,
} from '../data/require';
import type { CallOptions, Http, Method } from '../runtime/call';

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE'];

/** Calls for callers without types. Rejects with an UnexpectedValueError for what is no call. */
export function checkedRequest(request: Http): Http {
  return async (method, path, options = {}) => {
    if (!METHODS.includes(method))
      throw new UnexpectedValueError('The method of a call', `one of ${METHODS.join(', ')}`, method);
    if (!URL.canParse(requireText('The path of a call', path), 'https://any.site/api/'))
      throw new UnexpectedValueError('The path of a call', 'a path or an address', path);
    checkOptions(requireObject('The options of a call', options));
    return request(method, path, options);
  };
}

function checkOptions(options: CallOptions<unknown>): void {
  const { json, query = {}, form = {}, timeout = 0, retries = 0, read = Object } = options;
  requireNumber('The timeout of a call', timeout);
  requireNumber('The retries of a call', retries);
  requireFunction('The reader of a reply', read);
  const values = [requireObject('The query of a call', query), requireObject('The form of a call', form)];
  for (const data of [json, ...values.flatMap((input) => Object.values(input))]) jsonText(data);
}

/** Data as JSON text. @throws UnexpectedValueError for what JSON cannot hold, such as data that contains itself. */
export function jsonText(data: unknown): string {
  try {
    return toJson(data);
  } catch {
    throw new UnexpectedValueError('The data of a call', 'something that JSON can hold', data);
  }
}

/** For calls whose failures are nobody's concern: "failures are swallowed" (specification, section 7). */
export async function quietly<Value>(call: Promise<Value>): Promise<Value | undefined> {
  try {
    return await call;
  } catch (error) {
    if (isRequestError(error)) return undefined;
    throw error;
  }
}

/** The same failure in the words of the call's own subject. */
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
