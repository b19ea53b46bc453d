import { flag, text } from '../settings';

export const settings = {
  shapeMask: text('', 'data-shape-mask'),
  imageDimensions: text('', 'data-image-dimensions'),
  stretch: flag(false, 'data-stretch'),
};
