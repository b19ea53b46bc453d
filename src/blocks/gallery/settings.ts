import { flag, text } from '../settings';

export const settings = {
  design: text(''),
  lightbox: flag(true, 'data-lightbox'),
  lightboxTheme: text('dark', 'data-lightbox-theme'),
  loop: flag(false),
};
