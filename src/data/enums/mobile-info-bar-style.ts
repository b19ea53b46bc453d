/** Styles of the mobile information bar by their code (specification, section 3). */
export const NONE = 1;
export const LIGHT = 2;
export const DARK = 3;
