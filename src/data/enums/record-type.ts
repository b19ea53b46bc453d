/** Record types of content items by their code; more exist up to LESSON (specification, section 3). */
export const TEXT = 1;
export const IMAGE = 2;
export const QUOTE = 4;
export const LINK = 5;
export const STORE_ITEM = 11;
export const EVENT = 12;
export const LESSON = 62;
