import { minify } from 'terser';

/** No function here, ours or a package's, is an expression that somebody constructs. */
export const COMPRESSION = { passes: 5, unsafe_arrows: true, lhs_constants: false };

const MINIFICATION = {
  ecma: 2022,
  mangle: { toplevel: true },
  format: { quote_style: 2 },
};

/**
 * A package's file that is no ES module is wrapped in a function. In brackets the browser compiles it while it
 * arrives, beside the page's own work; an arrow function it would read twice, and on the main thread.
 */
export const WRAPPED = {
  compress: { ...COMPRESSION, unsafe_arrows: false },
  format: { ...MINIFICATION.format, wrap_func_args: true },
};

/** A second minifier takes 6 % more; for files of pages only, since it is slow. */
export async function tighten(text, options) {
  return (await minify(text, { ...MINIFICATION, ...options })).code;
}
