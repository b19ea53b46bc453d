import * as page from '../runtime/page';
import { withChunk } from '../runtime/with-chunk';
import type { Initializer } from '../types';

const WAITING = 'script[type="text/plain"][data-category]';

/** Third-party scripts that the author marked run after the visitor's yes, in the order of the page. */
export const consentedScripts: Initializer = {
  name: 'consented-scripts',
  start(runtime) {
    const { consent, insertions } = runtime;
    const runAllowed = () => {
      // An explicit yes: silence is none, whatever the site's policy.
      if (!page.all(WAITING).length || consent.get() !== true || !consent.allowsTracking()) return;
      withChunk(runtime, 'consented-scripts', ({ runScripts }) =>
        runScripts(runtime, page.all<HTMLScriptElement>(WAITING)),
      );
    };
    runAllowed();
    consent.onChange(runAllowed);
    insertions.watch(runAllowed);
  },
};
