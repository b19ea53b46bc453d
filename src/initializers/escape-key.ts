import * as page from '../dom/page';
import type { Runtime } from '../runtime/types';
import { withChunk } from '../runtime/with-chunk';

/** The Escape key: closes the top layer, else shift logs out, else it leads to the admin area. */
export function escapeKey(runtime: Runtime): void {
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    const { authenticatedAccount, websiteSettings } = runtime.site;
    const [target] = event.composedPath(); // past shadow roots, and gone once the event is over
    if (runtime.escape.closeTop()) event.preventDefault();
    else if (
      !event.repeat &&
      !page.all(':modal')[0] && // the author's own dialog, which the browser closes
      (authenticatedAccount || websiteSettings.useEscapeKeyToLogin)
    ) {
      withChunk(runtime, 'session', (session) => session.pressEscape(runtime, event, target));
    }
  });
}
