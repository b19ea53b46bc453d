import { recall, remember } from '../runtime/storage';
import type { HeaderFields } from './wire';

/** A member's session on a site: kept for the browser's session, so that it outlives a page change. */
export interface Xsrf {
  keep(token: string): void;
  drop(): void;
  headers(): HeaderFields;
}

export function createXsrf(origin: string): Xsrf {
  const key = `xsrfToken ${origin}`;
  let kept: string | undefined;
  const keep = (token: string) => {
    kept = token;
    remember(key, token);
  };
  return {
    keep,
    drop: () => keep(''),
    headers() {
      const token = kept ?? recall(key);
      return token ? { 'X-XSRF-TOKEN': token } : {};
    },
  };
}
