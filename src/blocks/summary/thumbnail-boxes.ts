import type { ServerAttributes } from '../../dom/attributes';
import { IMAGE } from '../../dom/image-selector';
import { dimensionsOf } from '../../media/images/dimensions';
import { sharedRatio } from '../../media/layout/aspect-ratio';
import type { SummaryLayout } from './settings';

/** Percent (specification, section 9, lightbox and video). */
const OF_ANY_SHAPE = 65;

/** Reserves the pictures' boxes before they load; a video without one gets the height of its placeholder. */
export function giveBoxes(
  { elements, settings }: SummaryLayout,
  attributes: ServerAttributes,
  columns: number,
): void {
  const { imageAspectRatio, autoCrop } = settings;
  const shared = sharedRatio({ imageAspectRatio, vSize: undefined });
  if (shared) attributes.style(elements.list, '--mortar-ratio', `${shared}`);
  attributes.toggleClass(elements.list, 'mortar-summary-whole', !autoCrop);
  for (const item of elements.items) {
    const image = item.querySelector<HTMLImageElement>(`.summary-thumbnail ${IMAGE}`);
    const placeholder = item.querySelector<HTMLElement>('.summary-thumbnail');
    if (image) giveBox(image, attributes, shared);
    else if (placeholder && item.matches('.summary-item-record-type-video'))
      attributes.style(
        placeholder,
        'padding-bottom',
        `${videoPlaceholderPadding(imageAspectRatio, columns)}%`,
      );
  }
}

function giveBox(image: HTMLElement, attributes: ServerAttributes, shared: number | undefined): void {
  attributes.toggleClass(image, 'mortar-summary-image', true);
  if (shared) return;
  const size = dimensionsOf(image);
  attributes.style(image, '--mortar-ratio', size ? `${size.width / size.height}` : 'auto');
}

/** Percentage padding that reserves the space of a video without a picture. */
export function videoPlaceholderPadding(ratio: number | 'Auto' | undefined, columns: number): number {
  return ratio === 'Auto' ? OF_ANY_SHAPE : 100 / columns;
}
