/** Kinds of pages by their numeric code (specification, section 2, page types). */
export const PageType = {
  MAIN_CONTENT: 1,
  PAGE: 2,
  SPLASH_PAGE: 3,
  CONTENT_ITEM: 50,
  NOT_FOUND: 100,
  ERROR: 101,
  SEARCH: 102,
  LOCK_SCREEN: 103,
  POPUP_OVERLAY: 104,
  PROTECTED_CONTENT: 105,
  MEMBER_AREA_ACCESS_DENIED: 106,
  SHOW_CART: 200,
  CHECKOUT: 201,
  ORDER_CONFIRMED: 202,
  DONATE: 203,
  CONTRIBUTION_CONFIRMED: 204,
  COMMERCE_CART_V2: 205,
  SUBSCRIPTION_CONFIRMED: 206,
  ORDER_RECEIVED: 207,
  MEMBERSHIP_CONFIRMED: 208,
  REVIEWS_REQUEST: 209,
  DIGITAL_PRODUCT_COMPOSER_PREVIEW: 210,
  ORDER_STATUS: 211,
  NEWSLETTER_UNSUBSCRIBE: 300,
  COMMERCE_EMAIL_PREVIEW: 301,
} as const;

/** Roles of a signed-in account on a site (specification, section 3); there is no role 5. */
export const WebsiteRole = {
  ADMIN: 1,
  BILLING: 2,
  REPORTING: 3,
  EDITOR: 4,
  MODERATOR: 6,
  COMMENTER: 7,
  STORE_MANAGER: 8,
  SCHEDULING: 9,
  VIEWER: 10,
  CAMPAIGNS_EDITOR: 11,
  SCHEDULING_VIEWER: 12,
  SCHEDULING_EDITOR: 13,
  NONE: 14,
  WEBSITE_MANAGER: 15,
} as const;

/** States of a site by code; 9 and 10 do not exist (specification, section 3). */
export const WebsiteStatus = {
  EXPIRED: 1,
  PASTDUE: 2,
  TRIAL: 3,
  BETA: 4,
  REMOVED: 5,
  INTERNAL: 6,
  COMPED: 7,
  PAID: 8,
  LINKED: 11,
  PARKING_PAGE: 12,
  RESOLD: 13,
  RESOLD_GRACE: 14,
  ENTERPRISE: 15,
} as const;

/** Kinds of sites by code (specification, section 3). */
export const WebsiteType = {
  CLASSIC: 1,
  COVER_PAGE: 2,
  PARKING_PAGE: 3,
  COMMERCE: 4,
  ENTERPRISE: 5,
} as const;

/** Versions of the platform (specification, section 3). */
export const PlatformVersion = {
  SEVEN: '7',
  SEVEN_ONE: '7.1',
  EIGHT: '8',
} as const;

/** Unit systems by code (specification, section 3). */
export const UnitSystem = {
  IMPERIAL: 1,
  METRIC: 2,
} as const;

/** Badges of a site by code (specification, section 3, `ssBadgeType`). */
export const BadgeType = {
  NONE: 1,
  BLACK: 2,
  WHITE: 3,
} as const;

/** Styles of the mobile information bar by code (specification, section 3). */
export const MobileInfoBarStyle = {
  NONE: 1,
  LIGHT: 2,
  DARK: 3,
} as const;

/** Styles of popups and announcement bars by code (specification, section 3). */
export const OverlayStyle = {
  NONE: 1,
  SHOW: 2,
} as const;

/** Page-level areas by code (specification, section 3). */
export const PageLevelArea = {
  COVER_PAGE: 1,
  LOCK_SCREEN: 2,
  POPUP_OVERLAY: 3,
} as const;

/** The `event` field of a page hit (specification, section 3). */
export const TrackingEventKind = {
  PAGE_VIEW: 1,
  SITE_SEARCH: 2,
  HEARTBEAT: 10,
  AUDIO: 20,
  VIDEO: 21,
} as const;

/** Views by device (specification, section 3). */
export const DeviceView = {
  DESKTOP: 'desktop',
  PHONE: 'phone',
  TABLET: 'tablet',
} as const;
