import { withSession } from '../runtime/session';
import type { Initializer } from '../types';

/** Says that a logout worked, and leads there when the session of a signed-in visit has ended. */
export const logoutNotice: Initializer = {
  name: 'logout-notice',
  start(runtime) {
    if (new URLSearchParams(location.search).get('logout') === 'true') {
      withSession(runtime, 'logout-notice', (session) => session.showLogoutNotice(runtime));
    }
    addEventListener('login-required', () => {
      if (!runtime.site.authenticatedAccount) return;
      withSession(runtime, 'logout-notice', (session) => location.assign(session.loggedOutUrl()));
    });
  },
};
