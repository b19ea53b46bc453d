import { memberOf } from '../../dom/member';
import type { Size } from './dimensions';
import type { ImageSettings } from './settings';

/** Parent elements on published pages that define the image's box. */
const BOX =
  '.content-fill, .content-fit, .has-aspect-ratio, .img-wrapper, .section-background, .product-gallery-slides-item, .ProductItem-gallery-slides-item';

/** Where and how large an image is shown. */
export interface Frame {
  /** The element whose box the image fills, if there is one. */
  readonly box: HTMLElement | undefined;
  /** Whether CSS seems to leave the width to the image; uncertain until it has loaded. */
  readonly isUnsized: boolean;
  /** The size at which the image will be shown; height is 0 if the image determines it. */
  readonly size: Size;
  /** Whether padding alone makes the box tall: a percentage of its height would be nothing. */
  readonly isPadded: boolean;
  /** Whether no style sheet positions the box. */
  readonly isStatic: boolean;
}

/**
 * Where and how large an image will be shown, before it loads. Call it when layout is clean. `rect` is the image's own
 * rectangle; it means nothing for an unstyled image that hasn't loaded.
 */
export function measure(image: HTMLImageElement, rect: Size, settings: ImageSettings): Frame {
  const given = givenBox(image, settings);
  const isUnsized = !given && hasNo('width', image);
  const box = given ?? (isUnsized ? soleBox(image, rect) : undefined);
  const isSized = !box && !isUnsized && rect.width > 0;
  const size = innerSize(box) ?? (isSized ? rect : expectedSize(image, rect, settings));
  const style = box && getComputedStyle(box);
  // Published style sheets give boxes their ratio that way, and some a minimum height of a pixel.
  const padding = style ? Number.parseFloat(style.paddingTop) + Number.parseFloat(style.paddingBottom) : 0;
  const isPadded = size.height - padding < 2 && (size.height > ALT_TEXT_HEIGHT || hasRatio(box));
  return { box, isUnsized, size, isPadded, isStatic: style?.position === 'static' };
}

/**
 * Whether a share of its width makes it tall, as in a row of logos: a few px of padding are only a decoration. Without
 * browser support, only a share in its own style is seen.
 */
function hasRatio(box: HTMLElement | undefined): boolean {
  if (!box) return false;
  const padding =
    memberOf(box, 'computedStyleMap')?.().get('padding-bottom') ?? memberOf(box, 'style').paddingBottom;
  return String(padding).includes('%');
}

/** `undefined` if there is no box, or it has no width. */
function innerSize(box: HTMLElement | undefined): Size | undefined {
  const width = box && memberOf(box, 'clientWidth');
  return width ? { width, height: memberOf(box, 'clientHeight') } : undefined;
}

function expectedSize(image: HTMLImageElement, rect: Size, { imageDimensions }: ImageSettings): Size {
  const space = spaceAround(image);
  const isSized = rect.width > space - 1 && rect.height > ALT_TEXT_HEIGHT; // by CSS: alt text is not that tall
  const height = isSized ? rect.height : 0;
  return { width: Math.min(space, imageDimensions?.width ?? space), height };
}

/** The parent that markup or settings define as the image's box. */
function givenBox(image: Element, settings: ImageSettings): HTMLElement | undefined {
  const parent = image.parentElement;
  const isBox =
    settings.fixedRatio || settings.useBackgroundImage || (parent && memberOf(parent, 'matches')(BOX));
  return isBox && parent ? parent : undefined;
}

/** Whether no CSS sets the image's width or height; without browser support, its natural size counts as unset. */
export function hasNo(dimension: 'width' | 'height', image: HTMLImageElement): boolean {
  const style = image.computedStyleMap?.();
  if (style) return String(style.get(dimension)) === 'auto';
  if (image.alt && !image.hasAttribute('src')) return true; // the alt text has a size
  return image[dimension] === (dimension === 'width' ? image.naturalWidth : image.naturalHeight);
}

/** An image block lays out its image itself. */
export function isLaidOutByBlock(image: Element): boolean {
  return image.closest('.sqs-block-image, [data-block="image"]') !== null;
}

/** The parent, if it has its own height and contains only the image, which no CSS keeps from filling it. */
function soleBox(image: HTMLImageElement, rect: Size): HTMLElement | undefined {
  const parent = image.parentElement;
  const isSole = parent && !memberOf(parent, 'querySelector')(':scope > :not(noscript, img:only-of-type)');
  const isFree = hasNo('height', image) && getComputedStyle(image).maxHeight === 'none';
  const isBox = isSole && isFree && !isLaidOutByBlock(image);
  return isBox && hasOwnHeight(parent, rect) ? parent : undefined;
}

/** Px; an image that hasn't loaded is at most as tall as a line or two of alt text. */
export const ALT_TEXT_HEIGHT = 48;

/** Whether CSS sets the box's height. A percentage may resolve to auto: then the box is as tall as the image. */
function hasOwnHeight(box: HTMLElement, image: Size): boolean {
  const style = memberOf(box, 'computedStyleMap')?.();
  const height = String(style?.get('height') ?? '%');
  if (height.includes('%')) return memberOf(box, 'clientHeight') > image.height + ALT_TEXT_HEIGHT;
  const isAuto = (property: string) => String(style?.get(property)) === 'auto';
  return height !== 'auto' || !isAuto('aspect-ratio') || !(isAuto('top') || isAuto('bottom'));
}

/** A box that CSS has closed asks for the smallest picture; once it opens, the picture's new size asks for another. */
function spaceAround(image: Element): number {
  const parent = memberOf(image, 'parentElement');
  if (!parent) return 0;
  return memberOf(parent, 'clientWidth') || (isClosed(parent) ? 1 : spaceAround(parent));
}

/** Whether CSS leaves it no width; a box may also be that narrow because its picture hasn't loaded. */
function isClosed(box: Element): boolean {
  const width = memberOf(box, 'computedStyleMap')?.().get('width');
  return String(width) === '0px' || getComputedStyle(box).maxWidth === '0px';
}
