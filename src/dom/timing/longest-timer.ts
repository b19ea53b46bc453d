/** Milliseconds that a browser's timer can wait; with more it would not wait at all. */
export const LONGEST_TIMER = 2 ** 31 - 1;
