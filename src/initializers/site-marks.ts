import * as page from '../runtime/page';
import { isMobileAppContainer } from '../session/audience';
import type { Initializer } from '../types';

/** Small signs that style sheets and old scripts of published pages look for. */
export const siteMarks: Initializer = {
  name: 'site-marks',
  start() {
    if (isMobileAppContainer()) page.root().classList.add('is-mobile-app');
    retireJsTween();
  },
};

function retireJsTween(): void {
  if ('JSTween' in window) return;
  let said = false;
  Object.defineProperty(window, 'JSTween', {
    configurable: true,
    get() {
      if (!said) console.error('The JSTween global is no longer supported.');
      said = true;
      return undefined;
    },
    set(value) {
      Object.defineProperty(window, 'JSTween', { value, writable: true, configurable: true });
    },
  });
}
