import type { ServerAttributes } from '../../dom/attributes';
import { type Frame, isLaidOutByBlock } from './measure';
import { positionOf } from './placement';
import type { ImageSettings } from './settings';

/** Crops and aligns an image in its box; what an image's own style says of its size stays. */
export function placeImage(
  attributes: ServerAttributes,
  image: HTMLImageElement,
  settings: ImageSettings,
  { box, isUnsized, size }: Frame,
): void {
  const unsized = isUnsized ? readSizes(image, attributes) : undefined;
  if (settings.useBackgroundImage) attributes.style(image, 'display', 'none');
  attributes.style(image, 'object-fit', settings.cropMode);
  attributes.style(image, 'object-position', positionOf(settings));
  if (unsized && (unsized.width !== 'auto' || unsized.height !== 'auto')) return;
  if (box && !isFittedByBlock(image)) fillBox(attributes, image, box, settings, size.height > 0);
  else if (unsized?.maxWidth === 'none') attributes.style(image, 'max-width', '100%');
}

/** The sizes that styles give an image. Words that stand in its place hide them, so they are read while it takes no room. */
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

/** An image block fits what is not to be stretched by itself. */
function isFittedByBlock(image: Element): boolean {
  return image.getAttribute('data-stretch') === 'false' && isLaidOutByBlock(image);
}

function fillBox(
  attributes: ServerAttributes,
  image: HTMLImageElement,
  box: HTMLElement,
  settings: ImageSettings,
  hasHeight: boolean,
): void {
  const { imageDimensions: dimensions, fixedRatio } = settings;
  if (fixedRatio && dimensions) {
    attributes.style(box, 'position', 'relative');
    attributes.style(box, 'aspect-ratio', `${dimensions.width} / ${dimensions.height}`);
  }
  if (fixedRatio || box.matches('.has-aspect-ratio')) {
    attributes.style(image, 'position', 'absolute');
    attributes.style(image, 'inset', '0');
  }
  attributes.style(box, 'overflow', 'hidden');
  attributes.style(image, 'width', '100%');
  if (hasHeight || !dimensions) attributes.style(image, 'height', '100%');
  else attributes.style(image, 'aspect-ratio', `${dimensions.width} / ${dimensions.height}`); // keeps the room it will need
}
