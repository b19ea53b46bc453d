import { withSession } from '../runtime/session';
import type { Initializer } from '../types';

/** For administrators only: a channel between their open pages. */
export const adminChannel: Initializer = {
  name: 'admin-channel',
  start(runtime) {
    const { authenticatedAccount, accessPermissions, websiteRoles } = runtime.site;
    if (!authenticatedAccount && !accessPermissions.length && !websiteRoles.length) return;
    withSession(runtime, 'admin-channel', (session) => session.openAdminChannel(runtime.site));
  },
};
