import type { Dispose } from '../../../data/dispose';
import { watchWidth } from '../../../dom/timing/watch-width';
import { justifyRows, type Row } from '../geometry/autorows';
import type { Gallery } from '../mounted-gallery';

/** Autorows: the script breaks the rows, and shares of the width keep them whole while it changes. */
export function keepRows(
  gallery: Gallery,
  ratios: readonly number[],
  gutter: number,
  space: number,
): Dispose {
  const { elements: parts, settings, attributes } = gallery;

  function breakRows(width: number): void {
    const rows = width ? justifyRows(ratios, { width, rowHeight: settings.rowHeight, gutter }) : [];
    const widths = rows.flatMap((row) => row.ratios.map((ratio) => widthIn(row, ratio, gutter)));
    for (const [index, width] of widths.entries()) {
      attributes.style(parts.slides[index]?.element as HTMLElement, 'width', width);
    }
  }

  breakRows(space);
  return watchWidth(parts.list, breakRows, space);
}

/** A slide's part of its row; rounded down, so that the browser never breaks the row earlier. */
function widthIn({ ratios, height, isFull }: Row, ratio: number, gutter: number): string {
  if (!isFull) return `${ratio * height}px`;
  const share = ratio / ratios.reduce((sum, other) => sum + other, 0);
  return `calc((100% - ${(ratios.length - 1) * gutter}px) * ${Math.floor(share * 1e5) / 1e5})`;
}
