import type { Initializer } from '../runtime/types';

/** Small signs that style sheets and old scripts of published pages look for. */
export const siteMarks: Initializer = {
  name: 'site-marks',
  start: retireJsTween,
};

/** Says so when it is first used; a page that brings its own keeps it. */
function retireJsTween(): void {
  const define = (what: PropertyDescriptor) =>
    Object.defineProperty(window, 'JSTween', { configurable: true, ...what });
  if (!('JSTween' in window))
    define({
      get() {
        console.error('The JSTween global is no longer supported.');
        define({ value: undefined, writable: true });
      },
      set: (value) => define({ value, writable: true }),
    });
}
