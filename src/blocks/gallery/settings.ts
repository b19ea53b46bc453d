import { imageAspectRatio } from '../../runtime/block/image-aspect-ratio';
import { choice, flag, number, type Setting, text } from '../../runtime/block/settings';
import { motionSettings } from './motion-settings';

const POSITIVE = { min: Number.MIN_VALUE, max: 10_000 };
const PIXELS = { min: 0, max: 10_000 };
const PER_ROW = { min: 1, max: 100 };

/** Some designs have it without being told. */
const lightbox: Setting<boolean | undefined> = {
  ...flag(false, 'data-props.lightboxEnabled', 'data-lightbox'),
  fallback: undefined,
};

/** Numbers are px unless their name or the specification (section 3) says otherwise. */
export const settings = {
  design: text(''),
  loop: flag(false),
  newWindow: flag(false),

  // The lightbox
  lightbox,
  lightboxTheme: choice(['dark', 'light'], 'data-lightbox-theme'),

  // The slides' boxes
  imageAspectRatio,
  'aspect-ratio': text('', 'data-aspect-ratio', 'data-props.aspectRatio'),
  'square-thumbs': flag(true),
  'auto-crop': flag(true),
  mixedContent: flag(false),
  vSize: number(undefined, POSITIVE),

  // Their places
  slidesPerRow: number(undefined, PER_ROW, 'data-columns', 'data-props.numColumns'),
  'thumbnails-per-row': number(4, PER_ROW),
  padding: number(undefined, PIXELS),
  gutter: number(undefined, PIXELS, 'data-gutter', 'data-props.gutter'),
  columnWidth: number(250, POSITIVE),
  columnWidthBehavior: choice(['min', 'max']),
  rowHeight: number(250, POSITIVE),
  listImageSize: number(40, { min: 1, max: 100 }),

  // How they move
  ...motionSettings,
};
