import { asRecord, ownProperty, readFlag } from '../data/fields';
import { requireObject, requireText } from '../data/require';
import { singleFlight } from '../data/single-flight';
import type { Http } from '../runtime/call';
import { recall, remember } from '../runtime/storage';
import type { HeaderFields } from './exchange';
import { confirmation, textAt } from './reply';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/** Sessions of accounts and members (specification, section 7, widgets and auth). */
export const sessionCalls = (request: Http, xsrf: Xsrf) => ({
  /** A second call during a logout joins it. */
  logout: singleFlight(() => request('POST', 'auth/Logout', { read: confirmation })),
  /** Logs a member in; later calls include the session's token. */
  async createSession(credentials: Credentials) {
    const xsrfToken = await request('POST', 'site-users/account/session', {
      json: readCredentials(credentials),
      read: textAt('xsrfToken'),
    });
    xsrf.keep(xsrfToken);
    return { xsrfToken };
  },
  /** Logs the member out; with `cloneCart` the visitor keeps the cart's contents. */
  async deleteSession(options?: { readonly cloneCart?: boolean }) {
    const query = { cloneCart: readFlag(ownProperty(asRecord(options), 'cloneCart')) };
    const reply = await request('DELETE', 'site-users/account/session', { query, read: confirmation });
    xsrf.drop();
    return reply;
  },
});

function readCredentials(credentials: Credentials): Credentials {
  const { email, password, rememberMe } = requireObject('The credentials of a member', credentials);
  return {
    email: requireText('The email of a member', email),
    password: requireText('The password of a member', password),
    rememberMe: readFlag(rememberMe),
  };
}

/**
 * The token of a member's session. Kept for the browser session so that it survives navigation; a server, which may act
 * for many members, keeps it in the API that has logged in.
 */
interface Xsrf {
  keep(token: string): void;
  drop(): void;
  headers(): HeaderFields;
}

export function createXsrf(origin: string): Xsrf {
  const key = `xsrfToken ${origin}`;
  const isOnServer = typeof window === 'undefined';
  let kept: string | undefined;
  const keep = (token: string) => {
    kept = token;
    if (!isOnServer) remember(key, token);
  };
  return {
    keep,
    drop: () => keep(''),
    headers() {
      const token = kept ?? (isOnServer ? undefined : recall(key));
      return token ? { 'X-XSRF-TOKEN': token } : {};
    },
  };
}
