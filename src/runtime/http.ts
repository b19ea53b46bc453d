import type { Request } from '../api/call';
import type { Runtime } from '../types';

/** A call of the site's API; the client behind it is a chunk. Rejects with a RequestError. */
export type Http = Request;

export function createHttp(runtime: () => Runtime): Http {
  return async (method, path, options) => {
    const { requestFor } = await runtime().chunks.load('http');
    return requestFor(runtime())(method, path, options);
  };
}
