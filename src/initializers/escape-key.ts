import * as page from '../dom/page';
import type { Runtime } from '../runtime/types';
import { withChunk } from '../runtime/with-chunk';

/** An author's dialogs and popovers. `:is()` keeps the rest where browsers don't know popovers. */
const CLOSED_BY_BROWSER = ':is(:modal,:popover-open:not([popover=manual]))';

/** The Escape key: closes the top layer; else logs out if Shift is held, or opens the admin area. */
export function escapeKey(runtime: Runtime): void {
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    const { authenticatedAccount, websiteSettings } = runtime.site;
    const [target] = event.composedPath(); // the real target inside shadow roots; empty after dispatch
    if (runtime.escape.size) {
      event.preventDefault();
      if (!event.repeat) runtime.escape.closeTop(); // a held key closes one layer
    } else if (
      !event.repeat &&
      !page.all(CLOSED_BY_BROWSER)[0] &&
      (authenticatedAccount || websiteSettings.useEscapeKeyToLogin)
    ) {
      withChunk(runtime, 'session', (session) => session.pressEscape(runtime, event, target));
    }
  });
}
