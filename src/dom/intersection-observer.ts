import 'intersection-observer';

/** A chunk that exports nothing counts as one that came empty. */
export const isPolyfill = true;
