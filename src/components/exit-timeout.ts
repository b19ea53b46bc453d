/** Milliseconds until a hidden element is removed at the latest (specification, section 9, dialogs). */
export const EXIT_TIMEOUT = 600;
