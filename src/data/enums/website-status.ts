/** States of a site by their code; there is no 9 and no 10 (specification, section 3). */
export const EXPIRED = 1;
export const PASTDUE = 2;
export const TRIAL = 3;
export const BETA = 4;
export const REMOVED = 5;
export const INTERNAL = 6;
export const COMPED = 7;
export const PAID = 8;
export const LINKED = 11;
export const PARKING_PAGE = 12;
export const RESOLD = 13;
export const RESOLD_GRACE = 14;
export const ENTERPRISE = 15;
