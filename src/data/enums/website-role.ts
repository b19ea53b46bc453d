/** Roles of a signed-in account on a site (specification, section 3); there is no role 5. */
export const ADMIN = 1;
export const BILLING = 2;
export const REPORTING = 3;
export const EDITOR = 4;
export const MODERATOR = 6;
export const COMMENTER = 7;
export const STORE_MANAGER = 8;
export const SCHEDULING = 9;
export const VIEWER = 10;
export const CAMPAIGNS_EDITOR = 11;
export const SCHEDULING_VIEWER = 12;
export const SCHEDULING_EDITOR = 13;
export const NONE = 14;
export const WEBSITE_MANAGER = 15;
