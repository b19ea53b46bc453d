/** What `dist/library.js` exports: an ES module without side effects, for Node and for an editor's bundle. */

export { createApi } from './api/api';
export type { CallOptions, Http, Method } from './api/call';
export type { Fetcher, FetchState } from './api/create-fetch';
export type { ApiOptions } from './api/options';
export { RESTRICTED_PAGE } from './api/restricted';
export { type Cart, type CartEntry, readCart } from './commerce/cart';
export { type CartSummary, readCartSummary } from './commerce/cart-summary';
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
export * as BadgeType from './enums/badge-type';
export * as BlockType from './enums/block-type';
export * as BlockVariant from './enums/block-variant';
export * as CollectionType from './enums/collection-type';
export * as CollectionView from './enums/collection-view';
export * as ContentStatus from './enums/content-status';
export * as DeviceView from './enums/device-view';
export * as GalleryMediaType from './enums/gallery-media-type';
export { isBlockType, pageTypeName, type Units, unitsFor } from './enums/lookups';
export * as MobileInfoBarStyle from './enums/mobile-info-bar-style';
export type * from './enums/opaque';
export * as PageLevelArea from './enums/page-level-area';
export * as PageType from './enums/page-type';
export * as PlatformVersion from './enums/platform-version';
export * as Position from './enums/position';
export * as ProductType from './enums/product-type';
export * as RecordType from './enums/record-type';
export * as ReviewStatus from './enums/review-status';
export * as SliceType from './enums/slice-type';
export * as SlideType from './enums/slide-type';
export * as TrackingEventKind from './enums/tracking-event-kind';
export * as UnitSystem from './enums/unit-system';
export * as WebsiteRole from './enums/website-role';
export * as WebsiteStatus from './enums/website-status';
export * as WebsiteType from './enums/website-type';
export { isValidEmail } from './form/email';
export { FIELD_TYPES, type FieldType } from './form/field';
export { isUsZip } from './form/us-zip';
export type { FieldValue, Parts } from './form/value';
export type { GalleryDesign } from './gallery/design';
export { isDarkColor } from './images/dark';
export { alignmentOf } from './images/fluid-layout';
export { IMAGE_WIDTHS, type SizeFormat, type WidthChoice } from './images/widths';
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
export { classifyLink, type LinkCategory } from './links/classify';
export { type ContentLink, contentLink, parseContentLink } from './links/content-link';
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
} from './links/kinds';
export {
  isCollectionPanelPath,
  isDesignEditorPath,
  isTokenizedBlogUrl,
  PLAN_UPGRADE_PATH,
  TRIAL_UPGRADE_PATH,
} from './links/paths';
export { queryParameter } from './links/query-parameter';
export { toUrlSafe } from './links/url-safe';
export { MAP_STYLE_NAMES, MAP_STYLES, type MapStyle, mapStyleOf, requireMapStyle } from './maps/map-styles';
export { marqueeWindow } from './marquee/marquee-window';
export { type VideoMode, videoMode } from './media/video-mode';
export type { MessageValues } from './messages/fill';
export type { ParsedMessage } from './messages/parse';
export { STRINGS } from './messages/strings';
export { nativeBridge } from './native/bridge';
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
export { RequestError } from './runtime/errors';
export { PageNotFoundError } from './runtime/page-not-found';
export { type FullContext as SiteContext, readContext } from './runtime/site-details';
export { UnexpectedValueError } from './runtime/unexpected';
export { variant } from './session/ab-variant';
export { type Audience, isSevenOne } from './session/audience';
export { humanFileSize, MEGABYTE } from './text/file-size';
export { PASSWORD_MASK } from './text/password-mask';
export { relativeTime } from './text/relative-time';
export { adaptiveThrottle, type Throttled } from './timing/adaptive-throttle';
export { createResizeEmitter, type ResizeEmitter } from './timing/resize-emitter';
export type { ResizeScheduler } from './timing/resize-scheduler';
export { type ScrollOptions, scrollToElement } from './timing/scroll-to-element';
export { OBSERVER_THRESHOLDS } from './timing/thresholds';
export { TWEEN_DURATION, tween } from './timing/tween';
export { type WaitOptions, waitForElement } from './timing/wait-for-element';
export { BREAKPOINTS } from './tokens/breakpoints';
export { LIMITS } from './tokens/limits';
export { TOKENS } from './tokens/tokens';
export { firePixel } from './tracking/facebook-pixel';
export { type SessionStage, sessionStage } from './tracking/session-stage';
export { parseVisitorCookie, type Visitor } from './tracking/visitor';

/** The version of the hosted interface library that older pages name; nothing is loaded from it. */
export const HOSTED_UI_LIBRARY_VERSION = '3.17.2';
