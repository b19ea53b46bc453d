import type { Dispose } from '../../data/dispose';
import type { ServerAttributes } from '../../dom/attributes';
import { contentSize } from '../../dom/layout';
import { watchSize } from '../../dom/timing/resize';
import { dimensionsOf, type Size } from '../../media/images/dimensions';
import { fitInside, ownHeight } from '../../media/images/fluid-layout';
import { maskOf } from './masks';

/**
 * A published fluid image fills its cell of the grid. Masked or fitted into it, it keeps the ratio of the mask or
 * picture instead, so that a circle is round, the corners are the picture's and the cell's alignment places it.
 */
export function keepRatio(image: HTMLImageElement, attributes: ServerAttributes): Dispose {
  const container = image.closest<HTMLElement>('.fluid-image-container');
  const cell = container?.parentElement;
  const ratio = container && image.dataset.stretch === 'false' && ratioIn(container, image);
  if (!cell || !ratio) return () => {};
  const layOut = () => fitIntoCell(container, cell, ratio, attributes);
  attributes.style(container, 'min-width', '0');
  layOut();
  return watchSize(cell, layOut);
}

function ratioIn({ dataset, firstElementChild }: HTMLElement, image: HTMLImageElement): Size | undefined {
  if (dataset.shapeMask) return { width: 100, height: maskOf(dataset.shapeMask).height };
  return firstElementChild?.matches('.content-fit') ? dimensionsOf(image) : undefined;
}

/** A height with a percentage adds nothing to the grid's row, so that the row does not grow with the picture. */
function fitIntoCell(
  container: HTMLElement,
  cell: HTMLElement,
  ratio: Size,
  attributes: ServerAttributes,
): void {
  const { width: widest } = contentSize(cell);
  if (!widest) return; // hidden
  const highest = ownHeight(cell, attributes);
  const { width, height } = fitInside({ width: widest, height: highest }, ratio);
  attributes.style(container, 'width', `min(100%, ${width}px)`);
  attributes.style(container, 'height', highest ? `min(100%, ${height}px)` : `${height}px`);
}
