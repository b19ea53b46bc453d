import { page } from '../runtime/page';
import type { Initializer } from '../types';

/** Small signs that style sheets and old scripts of published pages look for. */
export const siteMarks: Initializer = {
  name: 'site-marks',
  start() {
    if (isMobileAppContainer(location.search)) page.root().classList.add('is-mobile-app');
    retireJsTween();
  },
};

export function isMobileAppContainer(search: string): boolean {
  return new URLSearchParams(search).get('platform') === 'mobile-app';
}

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
  });
}
