/** What kind of thing is sold, by its code (specification, section 3, product). */
export const PHYSICAL = 1;
export const DIGITAL = 2;
export const SERVICE = 3;
export const GIFT_CARD = 4;
export const PAYWALL = 5;
