/** The `event` field of a page hit (specification, section 3). */
export const PAGE_VIEW = 1;
export const SITE_SEARCH = 2;
export const HEARTBEAT = 10;
export const AUDIO = 20;
export const VIDEO = 21;
