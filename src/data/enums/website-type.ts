/** Kinds of sites by their code (specification, section 3). */
export const CLASSIC = 1;
export const COVER_PAGE = 2;
export const PARKING_PAGE = 3;
export const COMMERCE = 4;
export const ENTERPRISE = 5;
