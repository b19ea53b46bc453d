/** What `dist/library.js` exports: an ES module without side effects, for Node and for an editor's bundle. */

export type { ApiOptions } from './api/api';
export { createApi } from './api/api';
export type { Fetcher, FetchState } from './api/create-fetch';
export { RESTRICTED_PAGE } from './api/restricted';
export type { GalleryDesign } from './blocks/gallery/geometry/design';
export {
  MAP_STYLE_NAMES,
  MAP_STYLES,
  type MapStyle,
  mapStyleOf,
  requireMapStyle,
} from './blocks/map/map-styles';
export { type Cart, type CartEntry, readCart } from './commerce/cart/cart';
export { type CartSummary, readCartSummary } from './commerce/cart/cart-summary';
export { generateSku, isValidPriceCents, isValidSku, workflowLabel } from './commerce/catalog';
export {
  donateCheckoutUrl,
  type GiftCard,
  giftCardCheckoutUrl,
  subscribeCheckoutUrl,
} from './commerce/checkout';
export {
  CURRENCIES,
  type Currency,
  type CurrencyCode,
  DEFAULT_CURRENCY,
  isCurrencyCode,
} from './commerce/currencies';
export { formatMoney, type Money } from './commerce/money';
export { parseMoney } from './commerce/parse-money';
export {
  describeInstallments,
  describeSubscription,
  type Installments,
  type SubscriptionPlan,
} from './commerce/payments';
export { isSoldOut, type Product, readProduct, stockOf, type Variant } from './commerce/product';
export {
  BlockType,
  BlockVariant,
  CollectionType,
  CollectionView,
  ContentStatus,
  GalleryMediaType,
  Position,
  ProductType,
  RecordType,
  ReviewStatus,
  SliceType,
  SlideType,
} from './data/enums/content';
export {
  type DecorativeShapeName,
  type IntegrationServiceCode,
  isBlockType,
  type PermissionCode,
  type PlanFeatureCode,
  pageTypeName,
  type SocialServiceCode,
  type Units,
  unitsFor,
} from './data/enums/lookups';
export {
  BadgeType,
  DeviceView,
  MobileInfoBarStyle,
  PageLevelArea,
  PageType,
  PlatformVersion,
  TrackingEventKind,
  UnitSystem,
  WebsiteRole,
  WebsiteStatus,
  WebsiteType,
} from './data/enums/site';
export { RequestError } from './data/errors';
export { classifyLink, type LinkCategory } from './data/links/classify';
export {
  isAnchor,
  isFtp,
  isInternalUrl,
  isJavascriptLink,
  isMailto,
  isProperTel,
  isProperUrl,
  isSms,
  isTel,
} from './data/links/link-kinds';
export {
  type ContentLink,
  contentLink,
  isCollectionPanelPath,
  isDesignEditorPath,
  isTokenizedBlogUrl,
  PageNotFoundError,
  PLAN_UPGRADE_PATH,
  parseContentLink,
  TRIAL_UPGRADE_PATH,
  toUrlSafe,
} from './data/links/paths';
export { queryParameter } from './data/links/query-parameter';
export { UnexpectedValueError } from './data/require';
export { humanFileSize, MEGABYTE, PASSWORD_MASK } from './data/text';
export { BREAKPOINTS, LIMITS, TOKENS } from './data/tokens';
export { OBSERVER_THRESHOLDS } from './dom/observers';
export { adaptiveThrottle, type Throttled } from './dom/timing/adaptive-throttle';
export type { ResizeEmitter, ResizeScheduler } from './dom/timing/resize';
export type { ScrollOptions } from './dom/timing/show-target';
export { TWEEN_DURATION, tween } from './dom/timing/tween';
export type { WaitOptions } from './dom/timing/wait-for-element';
export { isValidEmail } from './forms/fields/email';
export { FIELD_TYPES, type FieldType } from './forms/fields/field';
export { isUsZip } from './forms/fields/us-zip';
export type { FieldValue, Subfields } from './forms/fields/value';
export type { MessageValues } from './i18n/message-values';
export { relativeTime } from './i18n/relative-time';
export { STRINGS } from './i18n/strings';
export { dropShadowOffset, highlightDurations, marqueeSegmentWidth, marqueeWindow } from './library/drawings';
export { fieldValue } from './library/forms';
export {
  columnCount,
  galleryDesignFor,
  parseBoundaries,
  parseSnapPoints,
  stripAlignment,
  swipeDuration,
  wrapIndex,
} from './library/gallery';
export { chooseImageWidth, fitInside, imageUrl } from './library/images';
export { isNavigable } from './library/links';
export { formatMessage, type MessageElement, type ParsedMessage, parseMessage } from './library/messages';
export {
  createFetch,
  createResizeEmitter,
  createResizeScheduler,
  scrollToElement,
  waitForElement,
} from './library/timing';
export {
  audience,
  configUrl,
  firePixel,
  formatVisitorCookie,
  isMobileAppContainer,
  isMobileWidth,
  isPopupOverlayVisible,
  variant,
} from './library/visitor';
export { alignmentOf } from './media/images/fluid-layout';
export { isDarkColor } from './media/images/is-dark-color';
export { IMAGE_WIDTHS, type SizeFormat, type WidthChoice } from './media/images/widths';
export { type VideoMode, videoMode } from './media/video-mode';
export { type AnalyticsEvent, validateCommonFields } from './owner/analytics/common-fields';
export { CONTENT_ITEM_TYPES, type ContentVisibility, contentVisibility } from './owner/analytics/content';
export { createAnalyticsEvent } from './owner/analytics/create-event';
export { fromApiCookieSettings, toApiCookieSettings } from './owner/cookie-settings';
export { type Dataset, type DatasetBounds, validateDataset } from './owner/dataset';
export { type ColorValue, isValidPaletteColor, type PaletteColor } from './owner/palette/color';
export { createPalette, type Palette, type PaletteOptions } from './owner/palette/create-palette';
export { cssColor, LUMA_THRESHOLD, paletteCss, textColorOn } from './owner/palette/css';
export { toPercent, toUnit } from './owner/palette/hsl';
export { PALETTE_MODES, PALETTE_PRESETS, type PaletteMode, type PalettePreset } from './owner/palette/modes';
export { resolveColorReference } from './owner/palette/reference';
export { FALLBACK_SEED, readColor } from './owner/palette/seed';
export {
  type PaletteColorId,
  SEED_COLOR,
  SYSTEM_COLORS,
  type SystemColor,
} from './owner/palette/system-colors';
export { type FileRules, validateFile } from './owner/upload';
export {
  type Complaint,
  isValidCategory,
  isValidTag,
  validateEmail,
  validateLink,
  validateLists,
  validateOption,
  validatePageUrl,
  validateRating,
  validateSubtotal,
  validateTag,
  validateTagEdits,
  validateVimeoAccount,
} from './owner/validation';
export type { CallOptions, Http, Method } from './runtime/call';
export { type FullContext as SiteContext, readContext } from './runtime/site-details';
export { nativeBridge } from './visitor/native/bridge';
export { type Audience, isSevenOne } from './visitor/session/audience';
export { type SessionStage, sessionStage } from './visitor/tracking/session-stage';
export { parseVisitorCookie, type Visitor } from './visitor/tracking/visitor';

/** The version of the hosted interface library that older pages refer to; it is never loaded. */
export const HOSTED_UI_LIBRARY_VERSION = '3.17.2';
