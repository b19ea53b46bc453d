/** Block types by code, 1 to 71; the public part of the list names two (specification, section 3). */
export const BlockType = {
  MARQUEE: 70,
  SHAPE: 71,
} as const;

/** Block variants, numbered in the order in which the specification names them (section 3); 1019 has no name. */
export const BlockVariant = {
  GALLERY_SLIDESHOW: 1000,
  GALLERY_CAROUSEL: 1001,
  GALLERY_GRID: 1002,
  GALLERY_STACK: 1003,
  SUMMARY_WALL: 1004,
  SUMMARY_CAROUSEL: 1005,
  SUMMARY_LIST: 1006,
  SUMMARY_GRID: 1007,
  CHART_BAR: 1008,
  CHART_LINE: 1009,
  CHART_PIE: 1010,
  IMAGE_INLINE: 1011,
  IMAGE_POSTER: 1012,
  IMAGE_CARD: 1013,
  IMAGE_OVERLAP: 1014,
  IMAGE_COLLAGE: 1015,
  IMAGE_STACK: 1016,
  BOOKING_RESERVATIONS: 1017,
  BOOKING_EVENTS: 1018,
} as const;

/** Collection types by code; the platform has others that are not public (specification, section 3). */
export const CollectionType = {
  GENERIC: 1,
  SUBSCRIPTION: 2,
  SPLASH_PAGE: 8,
  PAGE: 10,
  PRODUCTS: 13,
  PORTFOLIO: 23,
  LESSONS: 24,
} as const;

/** Views of a collection (specification, section 3). */
export const CollectionView = {
  LIST: 'list',
  GRID: 'grid',
  PRODUCT: 'product',
} as const;

/** Publication states by code (specification, section 3). */
export const ContentStatus = {
  PUBLISHED: 1,
  SCHEDULED: 2,
  NEEDS_REVIEW: 3,
  DRAFT: 4,
  PRIVATE: 5,
  DELETED: 6,
} as const;

/** Record types of content items by code; others exist up to LESSON (specification, section 3). */
export const RecordType = {
  TEXT: 1,
  IMAGE: 2,
  QUOTE: 4,
  LINK: 5,
  STORE_ITEM: 11,
  EVENT: 12,
  LESSON: 62,
} as const;

/** Slices of a cover page (specification, section 3). */
export const SliceType = {
  HEADING: 'heading',
  SUB_HEADING: 'sub-heading',
  BODY: 'body',
  IMAGE: 'image',
  GALLERY: 'gallery',
  VIDEO: 'video',
  SOCIAL_ICONS: 'social-icons',
  BUTTONS: 'buttons',
  NAVIGATION: 'navigation',
  CUSTOM_FORM: 'custom-form',
  NEWSLETTER: 'newsletter',
  ALBUM: 'album',
  MAP: 'map',
  LOCK: 'lock',
  PASSWORD: 'password',
  TWITTER: 'twitter',
  LOGO: 'logo',
  ACTION: 'action',
  POPUP_OVERLAY_ACTION: 'popup-overlay-action',
  TEMP_LOCK_INJECT: 'temp-lock-inject',
} as const;

/** Kinds of slides (specification, section 3). */
export const SlideType = {
  COVER_PAGE: 'cover-page',
  LOCK_SCREEN: 'lock-screen',
  POPUP_OVERLAY: 'popup-overlay',
} as const;

/** Kinds of media in the background of a gallery slide (specification, section 3, gallery slide). */
export const GalleryMediaType = {
  IMAGE_EMPTY: 'imageEmpty',
  IMAGE_FILE: 'imageFile',
  IMAGE_LICENSED: 'imageLicensed',
  IMAGE_REUSED: 'imageReused',
  ASSET_REUSED: 'assetReused',
  VIDEO: 'video',
} as const;

/** The nine positions of a 3x3 grid (specification, section 3). */
export const Position = {
  TOP_LEFT: 'top-left',
  TOP_CENTER: 'top-center',
  TOP_RIGHT: 'top-right',
  CENTER_LEFT: 'center-left',
  CENTER_CENTER: 'center-center',
  CENTER_RIGHT: 'center-right',
  BOTTOM_LEFT: 'bottom-left',
  BOTTOM_CENTER: 'bottom-center',
  BOTTOM_RIGHT: 'bottom-right',
} as const;

/** Product types by code (specification, section 3, product). */
export const ProductType = {
  PHYSICAL: 1,
  DIGITAL: 2,
  SERVICE: 3,
  GIFT_CARD: 4,
  PAYWALL: 5,
} as const;

/** States of a review (specification, section 3). */
export const ReviewStatus = {
  SCHEDULED: 'Scheduled',
  NEEDS_REVIEW: 'Needs Review',
  DRAFT: 'Draft',
  PRIVATE: 'Private',
} as const;
