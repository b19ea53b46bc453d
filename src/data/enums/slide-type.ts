/** Kinds of slides (specification, section 3). */
export const COVER_PAGE = 'cover-page';
export const LOCK_SCREEN = 'lock-screen';
export const POPUP_OVERLAY = 'popup-overlay';
