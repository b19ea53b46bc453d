import { minify } from 'terser';

/** Safe because no function expression, in our code or in packages, is called with `new`. */
export const COMPRESSION = { passes: 5, unsafe_arrows: true, lhs_constants: false };

/**
 * Nearly every function of a file is called soon after the file has arrived. This comment lets Chromium compile them all
 * meanwhile, beside the page's own work, not each at its first call (V8's explicit compile hints).
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

const MINIFICATION = {
  ecma: 2022,
  mangle: { toplevel: true },
  format: { quote_style: 2, preamble: COMPILE_HINT },
};

/**
 * Pages call few of a package's functions: its CommonJS files are wrapped in functions instead. In parentheses, the
 * browser compiles these while the file arrives, off the main thread; arrow functions would be parsed twice, on the main
 * thread.
 */
export const WRAPPED = {
  compress: { ...COMPRESSION, unsafe_arrows: false },
  format: { quote_style: 2, wrap_func_args: true },
};

/** A second minifier saves another 6 %; only for files that pages load, since it is slow. */
export async function tighten(text, options) {
  return (await minify(text, { ...MINIFICATION, ...options })).code;
}
