import 'intersection-observer';

/** A chunk without exports counts as an empty file. */
export const isPolyfill = true;
