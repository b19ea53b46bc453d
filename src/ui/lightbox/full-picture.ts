import type { Size } from '../../images/settings';
import { chooseImageWidth, imageUrl } from '../../images/widths';
import type { LightboxSlide } from './slides';

/** The window in CSS px, and its device pixels per CSS px. */
export interface Room extends Size {
  readonly dpr: number;
}

/** How much more of a picture is asked for once it is zoomed. */
const CLOSE_UP = 2;

/** The address of a slide's picture in the width that fills the room. */
export function fullPicture(slide: LightboxSlide, room: Room, isZoomed: boolean): string {
  const { src, sizeFormat } = slide;
  if (!sizeFormat) return src;
  const width = fittedWidth(slide.dimensions, room) * (isZoomed ? CLOSE_UP : 1);
  return imageUrl(src, chooseImageWidth(width, { dpr: room.dpr }), sizeFormat);
}

/** The width of a picture inside the room, in its proportions and never above its own size. */
function fittedWidth(dimensions: Size | undefined, room: Size): number {
  if (!dimensions) return room.width;
  return Math.min(room.width, dimensions.width, (room.height * dimensions.width) / dimensions.height);
}
