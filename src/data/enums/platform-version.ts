/** Versions of the platform (specification, section 3). */
export const SEVEN = '7';
export const SEVEN_ONE = '7.1';
export const EIGHT = '8';
