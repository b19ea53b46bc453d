import * as page from '../runtime/page';
import type { Initializer } from '../types';

const WAITING = 'script[type="text/plain"][data-category]';

/** Third-party scripts that the author marked run after the visitor's yes, in the order of the page. */
export const consentedScripts: Initializer = {
  name: 'consented-scripts',
  start(runtime) {
    const { consent, insertions, chunks } = runtime;
    const runAllowed = () => {
      // An explicit yes: silence is none, whatever the site's policy.
      if (consent.get() !== true || !consent.allowsTracking() || !page.all(WAITING).length) return;
      chunks
        .load('consented-scripts')
        .then(({ runScripts }) => runScripts(runtime, page.all<HTMLScriptElement>(WAITING)))
        .catch((error) => runtime.report(error, { kind: 'initializer', name: 'consented-scripts' }));
    };
    runAllowed();
    consent.onChange(runAllowed);
    insertions.watch(({ added }) => {
      if (added.length) runAllowed();
    });
  },
};
