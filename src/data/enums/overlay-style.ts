/** Styles of popups and announcement bars by their code (specification, section 3). */
export const NONE = 1;
export const SHOW = 2;
