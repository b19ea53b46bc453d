import { imageAspectRatio } from '../../runtime/block/image-aspect-ratio';
import { choice, flag, number } from '../../runtime/block/settings';

const PIXELS = { min: 0, max: 10_000 };
const POSITIVE = { min: 1, max: 10_000 };

/** Numbers are px; the names are those of published blocks, whose other settings the server has seen to. */
export const settings = {
  design: choice(['', 'wall', 'carousel', 'list', 'grid', 'autocolumns', 'autogrid'], 'data-design'),
  imageAspectRatio,
  autoCrop: flag(true),
  columnWidth: number(270, POSITIVE),
  gutter: number(30, PIXELS),
  slidesPerRow: number(3, { min: 1, max: 100 }),
  /** Percent of the width. */
  listImageSize: number(30, { min: 1, max: 100 }),
  listImageAlignment: choice(['left', 'right']),
};
