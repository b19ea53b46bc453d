/** Without the copy for browsers without scripts: it is an element, not text, in HTML that a script has parsed. */
export const IMAGE = 'img:not(noscript *)';
