import type { ImageSettings, Point, Size } from './settings';

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
export function positionOf({ cropMode, imageFocalPoint, fitAlignment }: ImageSettings): string {
  const { x, y } = cropMode === 'cover' ? imageFocalPoint : ALIGNMENTS[fitAlignment];
  return `${percent(x)} ${percent(y)}`;
}

const ALIGNMENTS: Readonly<Record<ImageSettings['fitAlignment'], Point>> = {
  top: { x: 0.5, y: 0 },
  left: { x: 0, y: 0.5 },
  center: { x: 0.5, y: 0.5 },
  right: { x: 1, y: 0.5 },
  bottom: { x: 0.5, y: 1 },
};

function percent(fraction: number): string {
  return `${Math.round(fraction * 10_000) / 100}%`;
}
