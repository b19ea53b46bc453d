import type { ImageSettings, Size } from './settings';

/** Parents of published pages that give their image its box. */
const BOX = '.content-fill, .content-fit, .has-aspect-ratio, .img-wrapper';

/** The element whose box the image fills; `undefined` for an image that its own style sizes. */
export function boxAround(
  image: Element,
  settings: Pick<ImageSettings, 'fixedRatio' | 'useBackgroundImage'>,
): HTMLElement | undefined {
  const parent = image.parentElement;
  const isBox = settings.fixedRatio || settings.useBackgroundImage || parent?.matches(BOX);
  return isBox && parent ? parent : undefined;
}

/**
 * The size at which an image will be shown, before it has loaded. To be called where layout is clean.
 * `rect` is the image's own rectangle; one without a style of its own says nothing before it has a picture.
 */
export function measure(image: HTMLImageElement, rect: Size, settings: ImageSettings): Size {
  const box = boxAround(image, settings);
  if (box?.clientWidth) return { width: box.clientWidth, height: box.clientHeight };
  if (!box && rect.width > 0 && !isUnsized(image)) return rect;
  const room = roomAround(image);
  return { width: Math.min(room, settings.imageDimensions?.width ?? room), height: 0 };
}

/** Whether the picture itself decides the width; where the browser cannot tell, one that has its natural size does. */
function isUnsized(image: HTMLImageElement): boolean {
  const style = image.computedStyleMap?.();
  return style ? String(style.get('width')) === 'auto' : image.width === image.naturalWidth;
}

function roomAround(image: Element): number {
  for (let parent = image.parentElement; parent; parent = parent.parentElement) {
    if (parent.clientWidth > 0) return parent.clientWidth;
  }
  return 0;
}
