import type { Http } from './call';
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
  async createSession({ email, password, rememberMe }: Credentials) {
    const xsrfToken = await request('POST', 'site-users/account/session', {
      json: { email, password, rememberMe },
      read: textAt('xsrfToken'),
    });
    xsrf.keep(xsrfToken);
    return { xsrfToken };
  },
  /** Logs the member out; `cloneCart` leaves the cart's content to the visitor. */
  async deleteSession({ cloneCart = false } = {}) {
    const query = { cloneCart };
    const reply = await request('DELETE', 'site-users/account/session', { query, read: confirmation });
    xsrf.drop();
    return reply;
  },
});
