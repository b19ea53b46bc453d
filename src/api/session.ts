import { fieldsOf, flag, own } from '../data/fields';
import { requireObject, requireText } from '../data/require';
import type { Http } from '../runtime/call';
import { confirmation, textAt } from './readers';
import type { Xsrf } from './xsrf';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/** Sessions of accounts and of members (specification, section 7, widgets and auth). */
export const sessionCalls = (request: Http, xsrf: Xsrf) => ({
  logout: () => request('POST', 'auth/Logout', { read: confirmation }),
  /** Logs a member in; later calls carry the session's token. */
  async createSession(credentials: Credentials) {
    const xsrfToken = await request('POST', 'site-users/account/session', {
      json: readCredentials(credentials),
      read: textAt('xsrfToken'),
    });
    xsrf.keep(xsrfToken);
    return { xsrfToken };
  },
  /** Logs the member out; `cloneCart` leaves the cart's content to the visitor. */
  async deleteSession(options?: { readonly cloneCart?: boolean }) {
    const query = { cloneCart: flag(own(fieldsOf(options), 'cloneCart')) };
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
    rememberMe: flag(rememberMe),
  };
}
