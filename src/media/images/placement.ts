import type { ImageSettings, Size } from './settings';

/** The width in CSS px at which an image is drawn in a box, which is more than the box when it is cropped. */
export function drawnWidth(
  box: Size,
  { imageDimensions: dimensions, cropMode }: Pick<ImageSettings, 'imageDimensions' | 'cropMode'>,
): number {
  if (!dimensions || !box.height || cropMode === 'none') return box.width;
  const byHeight = (box.height * dimensions.width) / dimensions.height;
  return cropMode === 'cover' ? Math.max(box.width, byHeight) : Math.min(box.width, byHeight);
}

/** Where the image lies in its box: the focal point when it is cropped, the alignment when it is fitted. */
export function positionOf({ cropMode, imageFocalPoint: { x, y }, fitAlignment }: ImageSettings): string {
  return cropMode === 'cover' ? `${percent(x)} ${percent(y)}` : fitAlignment;
}

function percent(fraction: number): string {
  return `${Math.round(fraction * 10_000) / 100}%`;
}
