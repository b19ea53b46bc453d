import type { ServerAttributes } from '../../dom/attributes';
import { parseDimensions } from '../../media/images/dimensions';
import { maskOf } from './masks';

/**
 * A published fluid image is as wide as its cell of the grid. Masked or fitted into it, it keeps the ratio of the mask
 * or picture instead, so that a circle is round and the corners are the picture's.
 */
export function keepRatio(image: HTMLImageElement, attributes: ServerAttributes): void {
  const container = image.closest<HTMLElement>('.fluid-image-container');
  const ratio = container && image.dataset.stretch === 'false' && ratioIn(container, image);
  if (!ratio) return;
  attributes.style(container, 'aspect-ratio', ratio);
  attributes.style(container, 'width', 'auto');
  attributes.style(container, 'min-width', '0');
  attributes.style(container, 'max-width', '100%');
}

function ratioIn({ dataset, firstElementChild }: HTMLElement, image: HTMLImageElement): string | undefined {
  if (dataset.shapeMask) return `100 / ${maskOf(dataset.shapeMask).height}`;
  const dimensions = parseDimensions(image.dataset.imageDimensions ?? null);
  if (dimensions && firstElementChild?.matches('.content-fit'))
    return `${dimensions.width} / ${dimensions.height}`;
  return undefined;
}
