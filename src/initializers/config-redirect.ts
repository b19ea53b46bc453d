import type { Runtime } from '../runtime/types';
import { withChunk } from '../runtime/with-chunk';

/** Redirects the site's owner from the page to its place in the admin area. */
export function configRedirect(runtime: Runtime): void {
  if (runtime.site.authenticatedAccount || /[?&]noredirect\b/.test(location.search))
    withChunk(runtime, 'session', (session) => session.redirectToConfig(runtime));
}
