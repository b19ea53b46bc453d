import { withChunk } from '../runtime/with-chunk';
import type { Initializer } from '../types';

/** The notice after a logout, a forced variant, and for accounts what goes on beside the page. */
export const session: Initializer = {
  name: 'session',
  start(runtime) {
    const { authenticatedAccount, accessPermissions, websiteRoles } = runtime.site;
    const isAccount = authenticatedAccount || accessPermissions.length || websiteRoles.length;
    if (isAccount || /[?&](logout=true|abVariant=.*)(&|$)/.test(location.search))
      withChunk(runtime, 'session', (chunk) => chunk.attend(runtime));
  },
};
