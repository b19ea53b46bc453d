import { withChunk } from '../runtime/with-chunk';
import type { Initializer } from '../types';

/** Says that a logout worked; for accounts also the way there when their session has ended, and the admin channel. */
export const logoutNotice: Initializer = {
  name: 'logout-notice',
  start(runtime) {
    const { authenticatedAccount, accessPermissions, websiteRoles } = runtime.site;
    const isLoggedOut = /[?&]logout=true(&|$)/.test(location.search);
    const isAccount = authenticatedAccount || accessPermissions.length || websiteRoles.length;
    if (isLoggedOut || isAccount)
      withChunk(runtime, 'session', 'logout-notice', (session) => session.attend(runtime, isLoggedOut));
  },
};
