/** A global of older scripts: using it logs that it is gone; a page's own global is kept. */
export function retireJsTween(): void {
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
