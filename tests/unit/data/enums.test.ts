import { describe, expect, it } from 'vitest';
import * as library from '../../../src/library';

/** The specification's lists, value by value; the names follow its words. */
const TABLES: Record<string, Record<string, number | string>> = {
  PageType: {
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
  },
  ProductType: { PHYSICAL: 1, DIGITAL: 2, SERVICE: 3, GIFT_CARD: 4, PAYWALL: 5 },
  BlockType: { MARQUEE: 70, SHAPE: 71 },
  GalleryMediaType: {
    IMAGE_EMPTY: 'imageEmpty',
    IMAGE_FILE: 'imageFile',
    IMAGE_LICENSED: 'imageLicensed',
    IMAGE_REUSED: 'imageReused',
    ASSET_REUSED: 'assetReused',
    VIDEO: 'video',
  },
  BadgeType: { NONE: 1, BLACK: 2, WHITE: 3 },
  CollectionType: {
    GENERIC: 1,
    SUBSCRIPTION: 2,
    SPLASH_PAGE: 8,
    PAGE: 10,
    PRODUCTS: 13,
    PORTFOLIO: 23,
    LESSONS: 24,
  },
  RecordType: { TEXT: 1, IMAGE: 2, QUOTE: 4, LINK: 5, STORE_ITEM: 11, EVENT: 12, LESSON: 62 },
  WebsiteRole: {
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
  },
  WebsiteStatus: {
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
  },
  WebsiteType: { CLASSIC: 1, COVER_PAGE: 2, PARKING_PAGE: 3, COMMERCE: 4, ENTERPRISE: 5 },
  ContentStatus: { PUBLISHED: 1, SCHEDULED: 2, NEEDS_REVIEW: 3, DRAFT: 4, PRIVATE: 5, DELETED: 6 },
  UnitSystem: { IMPERIAL: 1, METRIC: 2 },
  MobileInfoBarStyle: { NONE: 1, LIGHT: 2, DARK: 3 },
  PageLevelArea: { COVER_PAGE: 1, LOCK_SCREEN: 2, POPUP_OVERLAY: 3 },
  TrackingEventKind: { PAGE_VIEW: 1, SITE_SEARCH: 2, HEARTBEAT: 10, AUDIO: 20, VIDEO: 21 },
  BlockVariant: {
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
  },
};

/** Lists of words; how a member is called follows from its word. */
const WORDS: Record<string, string[]> = {
  PlatformVersion: ['7', '7.1', '8'],
  ReviewStatus: ['Scheduled', 'Needs Review', 'Draft', 'Private'],
  CollectionView: ['list', 'grid', 'product'],
  DeviceView: ['desktop', 'phone', 'tablet'],
  SliceType: [
    'heading',
    'sub-heading',
    'body',
    'image',
    'gallery',
    'video',
    'social-icons',
    'buttons',
    'navigation',
    'custom-form',
    'newsletter',
    'album',
    'map',
    'lock',
    'password',
    'twitter',
    'logo',
    'action',
    'popup-overlay-action',
    'temp-lock-inject',
  ],
  SlideType: ['cover-page', 'lock-screen', 'popup-overlay'],
  Position: ['top', 'center', 'bottom'].flatMap((row) =>
    ['left', 'center', 'right'].map((column) => `${row}-${column}`),
  ),
};

const lists = library as unknown as Record<string, Record<string, unknown>>;

describe('the lists of the specification', () => {
  it.each(Object.keys(TABLES))('%s has every code and no other', (name) => {
    expect({ ...lists[name] }).toEqual(TABLES[name]);
  });

  it.each(Object.keys(WORDS))('%s has every word and no other', (name) => {
    expect(
      Object.values({ ...lists[name] })
        .map(String)
        .sort(),
    ).toEqual([...(WORDS[name] ?? [])].sort());
  });
});

describe('page types', () => {
  it.each(Object.values(TABLES.PageType ?? {}))('%d has a name', (code) => {
    expect(library.pageTypeName(code)).toMatch(/^[a-z][a-z0-9 ]+$/);
  });

  it.each([999, 0, -1, 1.5, Number.NaN, '1', null, undefined, {}])('%j has none', (code) => {
    expect(library.pageTypeName(code)).toBeUndefined();
  });

  it.each([
    [50, 'content item'],
    [205, 'commerce cart v2'],
    [106, 'member area access denied'],
  ])('%d is "%s"', (code, name) => {
    expect(library.pageTypeName(code)).toBe(name);
  });
});

describe('block types and units', () => {
  it.each([
    [1, true],
    [70, true],
    [71, true],
    [0, false],
    [72, false],
    [1.5, false],
    ['7', false],
    [Number.NaN, false],
  ])('%j is a block type: %s', (code, is) => {
    expect(library.isBlockType(code)).toBe(is);
  });

  it.each([
    [1, 'lbs', 'inch'],
    [2, 'kg', 'cm'],
    [7, 'kg', 'cm'],
    ['1', 'kg', 'cm'],
    [undefined, 'kg', 'cm'],
  ])('unit system %j weighs in %s and measures in %s', (system, weight, length) => {
    expect(library.unitsFor(system)).toEqual({ weight, length });
  });
});

it('the hosted interface library has the version that older pages name', () => {
  expect(library.HOSTED_UI_LIBRARY_VERSION).toBe('3.17.2');
});
