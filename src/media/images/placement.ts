import type { ServerAttributes } from '../../dom/attributes';
import { memberOf } from '../../dom/member';
import type { Size } from './dimensions';
import { ALT_TEXT_HEIGHT, type Frame, isLaidOutByBlock } from './measure';
import { takeOutOfFlow } from './out-of-flow';
import type { ImageSettings } from './settings';

/**
 * The width in CSS px at which an image is rendered: larger than the box if cropped, smaller if it fits into it, unless
 * the box is only as high as its alternative text.
 */
export function drawnWidth(
  box: Size,
  { imageDimensions: dimensions, cropMode }: Pick<ImageSettings, 'imageDimensions' | 'cropMode'>,
): number {
  if (!dimensions || cropMode === 'none') return box.width;
  const ratio = dimensions.width / dimensions.height;
  const byHeight = box.height * ratio;
  // Browsers round heights: half a px more is no crop, and must not ask for the next larger file.
  if (cropMode === 'cover') return byHeight > box.width + ratio / 2 ? byHeight : box.width;
  return box.height < ALT_TEXT_HEIGHT ? box.width : Math.min(box.width, byHeight);
}

/** The image's position in its box: the focal point if cropped, the alignment if fitted. */
export function positionOf({ cropMode, imageFocalPoint: { x, y }, fitAlignment }: ImageSettings): string {
  return cropMode === 'cover' ? `${percent(x)} ${percent(y)}` : fitAlignment;
}

function percent(fraction: number): string {
  return `${Math.round(fraction * 10_000) / 100}%`;
}

/** Crops and aligns an image in its box; sizes in the image's own style are kept. */
export function placeImage(
  attributes: ServerAttributes,
  image: HTMLImageElement,
  settings: ImageSettings,
  frame: Frame,
): void {
  const { box, isUnsized } = frame;
  const unsized = isUnsized ? readSizes(image, attributes) : undefined;
  attributes.style(image, 'object-fit', settings.cropMode);
  attributes.style(image, 'object-position', positionOf(settings));
  if (unsized && (unsized.width !== 'auto' || unsized.height !== 'auto')) return;
  if (box && !isFittedByBlock(image)) fillBox(attributes, image, settings, { ...frame, box });
  else if (unsized?.maxWidth === 'none') attributes.style(image, 'max-width', '100%');
}

/** Sizes that CSS gives an image. Alt text affects them, so they are read while it takes up no space. */
function readSizes(
  image: HTMLImageElement,
  attributes: ServerAttributes,
): Pick<CSSStyleDeclaration, 'width' | 'height' | 'maxWidth'> {
  const { display } = image.style;
  attributes.style(image, 'display', 'none');
  const { width, height, maxWidth } = getComputedStyle(image);
  attributes.style(image, 'display', display);
  return { width, height, maxWidth };
}

/** Images in an image block fit unless they are set to stretch. */
function isFittedByBlock(image: Element): boolean {
  return image.getAttribute('data-stretch') === 'false' && isLaidOutByBlock(image);
}

function fillBox(
  attributes: ServerAttributes,
  image: HTMLImageElement,
  { imageDimensions: dimensions, fixedRatio }: ImageSettings,
  { box, size, isPadded, isStatic }: Frame & { readonly box: HTMLElement },
): void {
  const ratio = dimensions ? `${dimensions.width} / ${dimensions.height}` : '';
  const keepsRatio = fixedRatio && ratio;
  // The loader that older published pages carry in their HTML has cropped it by moving it.
  if (image.style.position === 'relative') attributes.style(image, 'inset', 'auto');
  if (keepsRatio) attributes.style(box, 'aspect-ratio', ratio);
  if (keepsRatio || isPadded || memberOf(box, 'matches')('.has-aspect-ratio'))
    takeOutOfFlow(image, box, isStatic, attributes);
  attributes.style(box, 'overflow', 'hidden');
  attributes.style(image, 'width', '100%');
  if (size.height > 0 || !ratio) attributes.style(image, 'height', '100%');
  attributes.style(image, 'aspect-ratio', ratio); // reserves the space where a share of the box is no height
}
