/** Excludes the copy in `noscript`, which is an element rather than text in HTML that a script has parsed. */
export const IMAGE = 'img:not(noscript *)';
