import type { Http } from './call';
import type { Runtime } from './types';

/** Calls the site's API; the client is in a chunk. */
export function createHttp(runtime: () => Runtime): Http {
  return async (method, path, options) => {
    const { requestFor } = await runtime().chunks.load('http');
    return requestFor(runtime())(method, path, options);
  };
}
