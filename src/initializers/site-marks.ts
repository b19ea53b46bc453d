/** The global of older scripts: says that it is gone when it is first used; a page that brings its own keeps it. */
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
