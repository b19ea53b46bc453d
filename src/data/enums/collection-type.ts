/** Collection types by their code; the platform has more that are not public (specification, section 3). */
export const GENERIC = 1;
export const SUBSCRIPTION = 2;
export const SPLASH_PAGE = 8;
export const PAGE = 10;
export const PRODUCTS = 13;
export const PORTFOLIO = 23;
export const LESSONS = 24;
