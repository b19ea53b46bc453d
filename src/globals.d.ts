/** The package's version, written in by the build. */
declare const MORTAR_VERSION: string;

/** The version of React that is built in. */
declare const REACT_VERSION: string;

/** What the script offers to page authors and support staff; see `console/`. */
interface Window {
  mortar?: object;
}

/** A style sheet's text, minified by the build; see `build/plugins/css-text.mjs`. */
declare module '*.css' {
  const text: string;
  export default text;
}

/** The polyfill: importing it defines what the browser lacks. */
declare module 'intersection-observer';
