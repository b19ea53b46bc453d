/** What only the console and error reports say. */
export const CONSOLE = {
  trackingFailed: 'Error tracking event: HTTP Status {status}',
  pageLoadIdMissing: 'Unable to resolve pageLoadId',
  imageSourceInvalid: 'Invalid or missing image source.',
  galleryDataUnreadable: 'Error evaluating gallery block data.',
  galleryDataUndecodable: 'Error decoding gallery block data.',
  galleryDesignUnknown:
    'These are not the gallery designs you are looking for. (We could not find a design by the name {name})',
  transitionUnknown: 'Could not find transition named {name}',
  videoLoaderMissing: 'VideoLoader not found',
  imageLoaderMissing: 'Loader2 not found',
  lightboxUnavailable: 'lightboxify is not available in this tier!',
  elementInvalid: 'No valid HTMLElement node was supplied!',
  nativeHandlerMissing: 'not found',
  nativeHostMissing: 'mobile platform not correctly identified',
  jsTweenUnsupported: 'The JSTween global is no longer supported.',
  tweenInvalid: 'A tween requires a function and a finite duration.',
} as const;
