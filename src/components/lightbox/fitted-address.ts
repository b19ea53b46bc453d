import type { Size } from '../../media/images/dimensions';
import { chooseImageWidth, imageUrl } from '../../media/images/widths';
import type { PictureSource } from './read-picture';

/** The window in CSS px, with its device pixel ratio. */
export interface Space extends Size {
  readonly dpr: number;
}

/** Factor on the requested width for zoomed pictures. */
const CLOSE_UP = 2;

/** A picture's address at the width that fills the space. */
export function fittedAddress(picture: PictureSource, space: Space, isZoomed: boolean): string {
  const { src, sizeFormat, dimensions } = picture;
  if (!sizeFormat) return src;
  const width = fittedWidth(dimensions, space) * (isZoomed ? CLOSE_UP : 1);
  return imageUrl(src, chooseImageWidth(width, { dpr: space.dpr }), sizeFormat);
}

/** The width of a picture fitted into the space, at most its own. */
function fittedWidth(dimensions: Size | undefined, space: Size): number {
  if (!dimensions) return space.width;
  return Math.min(space.width, dimensions.width, (space.height * dimensions.width) / dimensions.height);
}
