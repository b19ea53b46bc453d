/** States of a review (specification, section 3). */
export const SCHEDULED = 'Scheduled';
export const NEEDS_REVIEW = 'Needs Review';
export const DRAFT = 'Draft';
export const PRIVATE = 'Private';
