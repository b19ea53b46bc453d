/** Carousels and slideshows: controls and slide announcements. */
export const GALLERY = {
  gallery: 'Gallery',
  carousel: 'carousel',
  slide: 'slide',
  slides: 'Slides',
  slideOfCount: '{index} of {count}',
  slideNumber: 'Slide {index}',
  thumbnails: 'Thumbnails',
  previousSlide: 'Previous Slide',
  nextSlide: 'Next Slide',
  startSlideShow: 'Start slide show',
  stopSlideShow: 'Stop slide show',
} as const;

/** Images, video and audio. */
export const MEDIA = {
  viewFullsize: 'View fullsize',
  imageBroken: 'This image could not be loaded.',
  playVideo: 'Play video',
  videoEmbedInvalid: 'Invalid video embed.',
  featuredImageUnavailable:
    'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.',
  play: 'Play',
  playTitle: 'Play: {title}',
  playbackSpeed: 'Speed',
  download: 'Download',
} as const;

/** Button labels in dialogs, the lightbox and the error overlay. */
export const CONTROLS = {
  confirm: 'Confirm',
  reject: 'Reject',
  cancel: 'Cancel',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  toggleCaption: 'Toggle caption',
  reload: 'Reload',
  clear: 'Clear',
} as const;

/** Maps, reservations and third-party buttons. */
export const VENDORS = {
  map: 'Map',
  showMap: 'Show map',
  tryAgain: 'Try again',
  openInMaps: 'Open in maps',
  bookTable: 'Book a table',
  bookOnOpenTable: 'Book on OpenTable',
  bookOnTock: 'Book on Tock',
  reservation: 'Reservation',
  restaurantMissing: 'No restaurant is set',
  onlyYou: 'Only you can see this message.',
  follow: 'Follow',
} as const;
