import { minify } from 'terser';

/** Safe because no function expression, in our code or in packages, is called with `new`. */
export const COMPRESSION = { passes: 5, unsafe_arrows: true, lhs_constants: false };

/**
 * Lets Chromium compile a file's functions while it arrives, beside the page's own work, not each at its first call (V8's
 * explicit compile hints). It costs memory: for files whose functions are nearly all called, or waited for by a visitor.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

const MINIFICATION = {
  ecma: 2022,
  mangle: { toplevel: true },
  format: { quote_style: 2 },
};

/**
 * CommonJS files of packages are wrapped in functions. In parentheses, the browser compiles them while the file
 * arrives, off the main thread; arrow functions would be parsed twice, on the main thread.
 */
export const WRAPPED = {
  compress: { ...COMPRESSION, unsafe_arrows: false },
  format: { ...MINIFICATION.format, wrap_func_args: true },
};

/** A second minifier saves another 6 %; only for files that pages load, since it is slow. */
export async function tighten(text, options) {
  return (await minify(text, { ...MINIFICATION, ...options })).code;
}
