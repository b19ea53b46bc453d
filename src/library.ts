/** What `dist/library.js` exports: an ES module without side effects, for Node and for an editor's bundle. */
export { type ApiOptions, createApi } from './api/api';
export type { CallOptions, Http, Method } from './api/call';
export { createFetch, type Fetcher, type FetchState } from './api/create-fetch';
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
export * as RecordType from './enums/record-type';
export * as ReviewStatus from './enums/review-status';
export * as SliceType from './enums/slice-type';
export * as SlideType from './enums/slide-type';
export * as TrackingEventKind from './enums/tracking-event-kind';
export * as UnitSystem from './enums/unit-system';
export * as WebsiteRole from './enums/website-role';
export * as WebsiteStatus from './enums/website-status';
export * as WebsiteType from './enums/website-type';
export { stripAlignment } from './gallery/alignment';
export { columnCount } from './gallery/autocolumns';
export { parseBoundaries, parseSnapPoints } from './gallery/boundaries';
export { type GalleryDesign, galleryDesignFor } from './gallery/design';
export { swipeDuration } from './gallery/swipe';
export { wrapIndex } from './gallery/wrap-index';
export { highlightDurations } from './highlight/durations';
export { isDarkColor } from './images/dark';
export { alignmentOf, fitInside } from './images/fluid-layout';
export { chooseImageWidth, IMAGE_WIDTHS, imageUrl, type SizeFormat, type WidthChoice } from './images/widths';
export { marqueeWindow } from './marquee/marquee-window';
export { marqueeSegmentWidth } from './marquee/segment-width';
export { type VideoMode, videoMode } from './media/video-mode';
export type { MessageValues } from './messages/fill';
export { formatMessage } from './messages/format';
export { type ParsedMessage, parseMessage } from './messages/parse';
export { STRINGS } from './messages/strings';
export { nativeBridge } from './native/bridge';
export { fromApiCookieSettings, toApiCookieSettings } from './owner/cookie-settings';
export { PageNotFoundError, RequestError } from './runtime/errors';
export { readContext, type SiteContext } from './runtime/site-context';
export { variant } from './session/ab-variant';
export {
  type Audience,
  audience,
  isMobileAppContainer,
  isSevenOne,
  RESTRICTED_PAGE,
} from './session/audience';
export { configUrl } from './session/config-url';
export { dropShadowOffset } from './shape/drop-shadow';
export { humanFileSize, MEGABYTE } from './text/file-size';
export { PASSWORD_MASK } from './text/password-mask';
export { relativeTime } from './text/relative-time';
export { adaptiveThrottle, type Throttled } from './timing/adaptive-throttle';
export { createResizeEmitter, type ResizeEmitter } from './timing/resize-emitter';
export { createResizeScheduler, type ResizeScheduler } from './timing/resize-scheduler';
export { type ScrollOptions, scrollToElement } from './timing/scroll-to-element';
export { OBSERVER_THRESHOLDS } from './timing/thresholds';
export { TWEEN_DURATION, tween } from './timing/tween';
export { type WaitOptions, waitForElement } from './timing/wait-for-element';
export { BREAKPOINTS, isMobileWidth } from './tokens/breakpoints';
export { TOKENS } from './tokens/tokens';
export { firePixel } from './tracking/facebook-pixel';
export { type SessionStage, sessionStage } from './tracking/session-stage';
export { formatVisitorCookie, parseVisitorCookie, type Visitor } from './tracking/visitor';

/** The version of the hosted interface library that older pages name; nothing is loaded from it. */
export const HOSTED_UI_LIBRARY_VERSION = '3.17.2';
