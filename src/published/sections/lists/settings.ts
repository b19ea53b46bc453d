import { settings as gallerySettings } from '../../../blocks/gallery/settings';
import { choice, flag, number } from '../../../runtime/block/settings';

const COLUMNS = { min: 1, max: 12 };
const SPACE = { min: 0, max: 1000 };

/** A list's own attributes, and the settings of a moving gallery. */
export const settings = {
  ...gallerySettings,
  loop: flag(false, 'data-is-infinite-enabled'),
  slidesPerRow: number(1, COLUMNS, 'data-max-columns'),
  space: number(0, SPACE, 'data-space-between-slides-value'),
  spaceUnit: choice(['px', 'vw', '%'], 'data-space-between-slides-unit'),
};
