import { remember } from '../runtime/storage';
import { withChunk } from '../runtime/with-chunk';
import type { Initializer } from '../types';

const NO_REDIRECT = 'noredirect';

/** Leads the site's owner from the page to its place in the admin area. */
export const configRedirect: Initializer = {
  name: 'config-redirect',
  start(runtime) {
    if (new URLSearchParams(location.search).has(NO_REDIRECT)) remember(NO_REDIRECT, 'true');
    if (!runtime.site.authenticatedAccount) return;
    withChunk(runtime, 'session', (session) => session.redirectToConfig(runtime));
  },
};
