/** What `dist/library.js` exports: an ES module without side effects, for Node and for an editor's bundle. */

export { createApi } from './api/api';
export type { Fetcher, FetchState } from './api/create-fetch';
export type { ApiOptions } from './api/options';
export { RESTRICTED_PAGE } from './api/restricted';
export type { GalleryDesign } from './blocks/gallery/geometry/design';
export {
  MAP_STYLE_NAMES,
  MAP_STYLES,
  type MapStyle,
  mapStyleOf,
  requireMapStyle,
} from './blocks/map/map-styles';
export { marqueeWindow } from './blocks/marquee/geometry/marquee-window';
export { type Cart, type CartEntry, readCart } from './commerce/cart/cart';
export { type CartSummary, readCartSummary } from './commerce/cart/cart-summary';
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
export { describeInstallments, type Installments } from './commerce/installments';
export { formatMoney, type Money } from './commerce/money';
export { parseMoney } from './commerce/parse-money';
export { isValidPriceCents } from './commerce/price';
export { isSoldOut, type Product, readProduct, stockOf, type Variant } from './commerce/product';
export { generateSku, isValidSku } from './commerce/sku';
export { describeSubscription, type SubscriptionPlan } from './commerce/subscription';
export { workflowLabel } from './commerce/workflow';
export * as BadgeType from './data/enums/badge-type';
export * as BlockType from './data/enums/block-type';
export * as BlockVariant from './data/enums/block-variant';
export * as CollectionType from './data/enums/collection-type';
export * as CollectionView from './data/enums/collection-view';
export * as ContentStatus from './data/enums/content-status';
export * as DeviceView from './data/enums/device-view';
export * as GalleryMediaType from './data/enums/gallery-media-type';
export { isBlockType, pageTypeName, type Units, unitsFor } from './data/enums/lookups';
export * as MobileInfoBarStyle from './data/enums/mobile-info-bar-style';
export type * from './data/enums/opaque';
export * as PageLevelArea from './data/enums/page-level-area';
export * as PageType from './data/enums/page-type';
export * as PlatformVersion from './data/enums/platform-version';
export * as Position from './data/enums/position';
export * as ProductType from './data/enums/product-type';
export * as RecordType from './data/enums/record-type';
export * as ReviewStatus from './data/enums/review-status';
export * as SliceType from './data/enums/slice-type';
export * as SlideType from './data/enums/slide-type';
export * as TrackingEventKind from './data/enums/tracking-event-kind';
export * as UnitSystem from './data/enums/unit-system';
export * as WebsiteRole from './data/enums/website-role';
export * as WebsiteStatus from './data/enums/website-status';
export * as WebsiteType from './data/enums/website-type';
export { RequestError } from './data/errors';
export { classifyLink, type LinkCategory } from './data/links/classify';
export { type ContentLink, contentLink, parseContentLink } from './data/links/content-link';
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
  isCollectionPanelPath,
  isDesignEditorPath,
  isTokenizedBlogUrl,
  PLAN_UPGRADE_PATH,
  TRIAL_UPGRADE_PATH,
} from './data/links/paths';
export { queryParameter } from './data/links/query-parameter';
export { toUrlSafe } from './data/links/url-safe';
export { PageNotFoundError } from './data/page-not-found';
export { humanFileSize, MEGABYTE } from './data/text/file-size';
export { PASSWORD_MASK } from './data/text/password-mask';
export { BREAKPOINTS } from './data/tokens/breakpoints';
export { LIMITS } from './data/tokens/limits';
export { TOKENS } from './data/tokens/tokens';
export { UnexpectedValueError } from './data/unexpected';
export { adaptiveThrottle, type Throttled } from './dom/timing/adaptive-throttle';
export { createResizeEmitter, type ResizeEmitter } from './dom/timing/resize-emitter';
export type { ResizeScheduler } from './dom/timing/resize-scheduler';
export { type ScrollOptions, scrollToElement } from './dom/timing/scroll-to-element';
export { OBSERVER_THRESHOLDS } from './dom/timing/thresholds';
export { TWEEN_DURATION, tween } from './dom/timing/tween';
export { type WaitOptions, waitForElement } from './dom/timing/wait-for-element';
export { isValidEmail } from './forms/email';
export { FIELD_TYPES, type FieldType } from './forms/field';
export { isUsZip } from './forms/us-zip';
export type { FieldValue, Parts } from './forms/value';
export type { MessageValues } from './i18n/fill';
export type { ParsedMessage } from './i18n/parse';
export { relativeTime } from './i18n/relative-time';
export { STRINGS } from './i18n/strings';
export { dropShadowOffset, highlightDurations, marqueeSegmentWidth } from './library/drawings';
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
export { formatMessage, parseMessage } from './library/messages';
export { createFetch, createResizeScheduler } from './library/timing';
export {
  audience,
  configUrl,
  formatVisitorCookie,
  isMobileAppContainer,
  isMobileWidth,
  isPopupOverlayVisible,
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
export { cssColor, paletteCss } from './owner/palette/css';
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
export { LUMA_THRESHOLD, textColorOn } from './owner/palette/text-color';
export { complainOfFile, type FileRules } from './owner/upload';
export {
  type Complaint,
  complainOfEmail,
  complainOfLink,
  complainOfLists,
  complainOfOption,
  complainOfPageUrl,
  complainOfRating,
  complainOfSubtotal,
  complainOfTag,
  complainOfTagEdits,
  complainOfVimeoAccount,
  isValidCategory,
  isValidTag,
} from './owner/validation';
export type { CallOptions, Http, Method } from './runtime/call';
export { type FullContext as SiteContext, readContext } from './runtime/site-details';
export { nativeBridge } from './visitor/native/bridge';
export { variant } from './visitor/session/ab-variant';
export { type Audience, isSevenOne } from './visitor/session/audience';
export { firePixel } from './visitor/tracking/facebook-pixel';
export { type SessionStage, sessionStage } from './visitor/tracking/session-stage';
export { parseVisitorCookie, type Visitor } from './visitor/tracking/visitor';

/** The version of the hosted interface library that older pages name; nothing is loaded from it. */
export const HOSTED_UI_LIBRARY_VERSION = '3.17.2';
