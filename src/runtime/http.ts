import type { Chunks } from './chunks';
import type { CallOptions, Method } from './http-client';
import type { RequestLog } from './request-log';

export type { CallOptions, Method };

/** A call of the site's API; the client behind it is a chunk. Rejects with a RequestError. */
export type Http = (method: Method, path: string, options?: CallOptions) => Promise<unknown>;

export function createHttp(chunks: Chunks, log: RequestLog): Http {
  return async (method, path, options) => {
    const { call } = await chunks.load('http');
    return call(log, method, path, options);
  };
}
