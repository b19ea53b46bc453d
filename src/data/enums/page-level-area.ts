/** Page-level areas by their code (specification, section 3). */
export const COVER_PAGE = 1;
export const LOCK_SCREEN = 2;
export const POPUP_OVERLAY = 3;
