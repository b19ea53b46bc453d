import type { Size } from '../../media/images/settings';
import { chooseImageWidth, imageUrl } from '../../media/images/widths';
import type { FullPicture } from './read-picture';

/** The window in CSS px, and its device pixels per CSS px. */
export interface Space extends Size {
  readonly dpr: number;
}

/** How much more of a picture is asked for once it is zoomed. */
const CLOSE_UP = 2;

/** The address of a picture in the width that fills the room. */
export function fittedAddress(picture: FullPicture, space: Space, isZoomed: boolean): string {
  const { src, sizeFormat, dimensions } = picture;
  if (!sizeFormat) return src;
  const width = fittedWidth(dimensions, space) * (isZoomed ? CLOSE_UP : 1);
  return imageUrl(src, chooseImageWidth(width, { dpr: space.dpr }), sizeFormat);
}

/** The width of a picture inside the room, in its proportions and never above its own size. */
function fittedWidth(dimensions: Size | undefined, space: Size): number {
  if (!dimensions) return space.width;
  return Math.min(space.width, dimensions.width, (space.height * dimensions.width) / dimensions.height);
}
