import { requireFunction, requireNumber, requireObject, requireText } from '../data/require';
import { UnexpectedValueError } from '../data/unexpected';
import type { CallOptions, Http, Method } from '../runtime/call';
import { jsonText } from './json-text';

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
