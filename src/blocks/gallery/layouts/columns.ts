import type { Dispose } from '../../../data/dispose';
import { followSizes } from '../../../dom/timing/resize';
import { columnCount, fittingColumns } from '../../../media/layout/columns';
import { fillColumns } from '../../../media/layout/fill-columns';
import { sectionColumns } from '../geometry/narrow-windows';
import type { Gallery } from '../mounted-gallery';
import type { Ratios } from './boxes';
import { gutterIn } from './gutter';
import { isMasonry } from './published-kinds';

/** Content that can make a slide taller than its picture. */
const OTHER_CONTENT = '.meta, .image-slide-title, :not(img, noscript, a, div, figure)';

/**
 * Autocolumns: once each slide has the width of a column, its height determines its place. At first heights are
 * computed from the pictures' ratios, to avoid a second layout; other content is taken into account a moment later.
 */
export function keepColumns(gallery: Gallery, { each }: Ratios, gutter: number, space: number): Dispose {
  const { elements, attributes } = gallery;
  const slides = elements.slides.map(({ element }) => element);

  /** Without `heightsIn`, slides are measured. */
  function adapt(width: number, gutter: number, heightsIn?: (columnWidth: number) => number[]): void {
    if (!width) return;
    const count = countIn(width, gallery, gutter);
    const heights = heightsIn?.((width - (count - 1) * gutter) / count);
    fillColumns(elements.list, slides, { count, gutter, heights }, attributes);
  }

  const isKnown = each.every(Boolean) && !elements.list.querySelector(OTHER_CONTENT);
  adapt(
    space,
    gutter,
    isKnown ? (width) => each.map((ratio) => Math.round(width / Number(ratio))) : undefined,
  );
  return followSizes([elements.list, ...slides], () => adapt(elements.list.clientWidth, gutterIn(gallery)));
}

function countIn(width: number, gallery: Gallery, gutter: number): number {
  const { slidesPerRow, columnWidth, columnWidthBehavior } = gallery.settings;
  if (!slidesPerRow) return columnCount(width, columnWidth, columnWidthBehavior, gutter);
  return isMasonry(gallery)
    ? sectionColumns(slidesPerRow, innerWidth)
    : fittingColumns(width, slidesPerRow, gutter);
}
