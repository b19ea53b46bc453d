/** Badges of a site by their code (specification, section 3, `ssBadgeType`). */
export const NONE = 1;
export const BLACK = 2;
export const WHITE = 3;
