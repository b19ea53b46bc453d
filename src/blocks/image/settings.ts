import { choice, flag, type Setting, text } from '../../runtime/block/settings';

/** On, unless a picture of unknown dimensions has a size of its own. */
const stretch: Setting<boolean | undefined> = { ...flag(true, 'data-stretch'), fallback: undefined };

export const settings = {
  shapeMask: text('', 'data-shape-mask'),
  imageDimensions: text('', 'data-image-dimensions'),
  stretch,
  lightbox: flag(false, 'data-lightbox'),
  lightboxTheme: choice(['dark', 'light'], 'data-lightbox-theme'),
};
