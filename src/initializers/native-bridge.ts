import * as page from '../runtime/page';
import { withChunk } from '../runtime/with-chunk';
import { isMobileAppContainer } from '../session/audience';
import type { Initializer } from '../types';

/** Inside a mobile app: a sign for style sheets, and `mortar.nativeBridge` for the page's scripts. */
export const nativeBridge: Initializer = {
  name: 'native-bridge',
  start(runtime) {
    if (!isMobileAppContainer()) return;
    page.root().classList.add('is-mobile-app');
    withChunk(runtime, 'native-bridge', ({ nativeBridge }) =>
      Object.assign(window.mortar as object, { nativeBridge }),
    );
  },
};
