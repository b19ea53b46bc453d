import { gutterOf } from '../geometry/gutters';
import { masonryGutter, stripGutter } from '../geometry/narrow-windows';
import type { Gallery } from '../mounted-gallery';
import { hasPageGrid, isMasonry, isStrips } from './published-kinds';

/** Px between slides, in the window as it is; none if the published style sheet gives the slides margins. */
export function gutterIn(gallery: Gallery): number {
  if (hasPageGrid(gallery)) return 0;
  const gutter = gutterOf(gallery.design, gallery.settings);
  if (isMasonry(gallery)) return masonryGutter(gutter, innerWidth, gallery.elements.list.clientWidth);
  return isStrips(gallery) ? stripGutter(gutter, innerWidth) : gutter;
}
