import { memberOf } from '../../dom/member';
import type { ImageSettings, Size } from './settings';

/** Parents of published pages that give their image its box. */
const BOX = '.content-fill, .content-fit, .has-aspect-ratio, .img-wrapper';

/** Where an image is to be shown. */
export interface Frame {
  /** The element whose box the image fills, if there is one. */
  readonly box: HTMLElement | undefined;
  /** Whether styles seem to leave the width to the picture; before there is one, that is not certain. */
  readonly isUnsized: boolean;
  /** The size at which the image will be shown; the height is 0 where the picture decides it. */
  readonly size: Size;
}

/**
 * Where and how large an image will be shown, before it has loaded. To be called where layout is clean.
 * `rect` is the image's own rectangle; one without a style of its own says nothing before it has a picture.
 */
export function measure(image: HTMLImageElement, rect: Size, settings: ImageSettings): Frame {
  const input = givenBox(image, settings);
  const isUnsized = !input && hasNo('width', image);
  const box = input ?? (isUnsized ? soleBox(image, rect) : undefined);
  return { box, isUnsized, size: sizeIn(box, image, rect, settings, isUnsized) };
}

function sizeIn(
  box: HTMLElement | undefined,
  image: HTMLImageElement,
  rect: Size,
  settings: ImageSettings,
  isUnsized: boolean,
): Size {
  const width = box && memberOf(box, 'clientWidth');
  if (width) return { width, height: memberOf(box, 'clientHeight') };
  if (!box && rect.width > 0 && !isUnsized) return rect;
  const space = spaceAround(image);
  return { width: Math.min(space, settings.imageDimensions?.width ?? space), height: 0 };
}

/** The parent that the markup or the settings make the image's box. */
function givenBox(image: Element, settings: ImageSettings): HTMLElement | undefined {
  const parent = image.parentElement;
  const isBox =
    settings.fixedRatio || settings.useBackgroundImage || (parent && memberOf(parent, 'matches')(BOX));
  return isBox && parent ? parent : undefined;
}

/** Whether no style gives the image a width or height; where the browser cannot tell, its natural one is none. */
export function hasNo(dimension: 'width' | 'height', image: HTMLImageElement): boolean {
  const style = image.computedStyleMap?.();
  if (style) return String(style.get(dimension)) === 'auto';
  if (image.alt && !image.hasAttribute('src')) return true; // its words have a size
  return image[dimension] === (dimension === 'width' ? image.naturalWidth : image.naturalHeight);
}

/** An image block lays its picture out itself. */
export function isLaidOutByBlock(image: Element): boolean {
  return image.closest('.sqs-block-image, [data-block="image"]') !== null;
}

/** The parent, where it has a height of its own and nothing but the image in it. */
function soleBox(image: HTMLImageElement, rect: Size): HTMLElement | undefined {
  const parent = image.parentElement;
  const isSole = parent && !memberOf(parent, 'querySelector')(':scope > :not(noscript, img:only-of-type)');
  const isBox = isSole && !isLaidOutByBlock(image) && hasNo('height', image);
  return isBox && hasOwnHeight(parent, rect) ? parent : undefined;
}

/** Px; an image without a picture is no higher than a line or two of its words. */
const LINES = 48;

/** Whether a style gives the box its height. A percentage may come to nothing: then the box is as high as the image. */
function hasOwnHeight(box: HTMLElement, image: Size): boolean {
  const style = memberOf(box, 'computedStyleMap')?.();
  const height = String(style?.get('height') ?? '%');
  if (height.includes('%')) return memberOf(box, 'clientHeight') > image.height + LINES;
  const isAuto = (property: string) => String(style?.get(property)) === 'auto';
  return height !== 'auto' || !isAuto('aspect-ratio') || !(isAuto('top') || isAuto('bottom'));
}

function spaceAround(image: Element): number {
  const parent = memberOf(image, 'parentElement');
  return parent ? memberOf(parent, 'clientWidth') || spaceAround(parent) : 0;
}
