import { choice, flag, text } from '../settings';

export const settings = {
  shapeMask: text('', 'data-shape-mask'),
  imageDimensions: text('', 'data-image-dimensions'),
  stretch: flag(false, 'data-stretch'),
  lightbox: flag(false, 'data-lightbox'),
  lightboxTheme: choice(['dark', 'light'], 'data-lightbox-theme'),
};
