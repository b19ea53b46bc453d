/** Publication states by their code (specification, section 3). */
export const PUBLISHED = 1;
export const SCHEDULED = 2;
export const NEEDS_REVIEW = 3;
export const DRAFT = 4;
export const PRIVATE = 5;
export const DELETED = 6;
