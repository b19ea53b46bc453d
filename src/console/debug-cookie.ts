/** Kept for the session while support staff follow each step. */
export const DEBUG_COOKIE = 'mortar-debug';
