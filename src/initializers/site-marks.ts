import type { Initializer } from '../types';

/** Small signs that style sheets and old scripts of published pages look for. */
export const siteMarks: Initializer = {
  name: 'site-marks',
  start() {
    retireJsTween();
  },
};

/** Says so once; a page that brings its own keeps it. */
function retireJsTween(): void {
  if ('JSTween' in window) return;
  const retire = () => Reflect.deleteProperty(window, 'JSTween');
  Object.defineProperty(window, 'JSTween', {
    configurable: true,
    get() {
      retire();
      console.error('The JSTween global is no longer supported.');
    },
    set(value) {
      retire();
      Object.assign(window, { JSTween: value });
    },
  });
}
