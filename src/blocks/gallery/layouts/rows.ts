import type { Dispose } from '../../../data/dispose';
import { entriesOf, sumOf } from '../../../data/indexes';
import { watchWidth } from '../../../dom/timing/watch-width';
import { justifyRows, type Row } from '../geometry/autorows';
import { stripRows } from '../geometry/strips';
import type { Gallery } from '../mounted-gallery';
import { gutterIn } from './gutter';
import { isStrips } from './published-kinds';

/** Autorows: rows are broken by script; percentage widths keep them intact while the width changes. */
export function keepRows(
  gallery: Gallery,
  ratios: readonly number[],
  gutter: number,
  space: number,
): Dispose {
  const { elements, settings, attributes } = gallery;
  const toRows = isStrips(gallery) ? stripRows : justifyRows;

  function breakRows(width: number, gutter: number): void {
    const rows = width ? toRows(ratios, { width, rowHeight: settings.rowHeight, gutter }) : [];
    const widths = rows.flatMap((row) => row.ratios.map((ratio) => widthIn(row, ratio, gutter)));
    for (const [index, width] of entriesOf(widths)) {
      attributes.style(elements.slides[index]?.element as HTMLElement, 'width', width);
    }
  }

  function breakAgain(width: number): void {
    const gutter = gutterIn(gallery); // read before the first write, as at the start
    attributes.style(elements.list, '--mortar-gutter', `${gutter}px`);
    breakRows(width, gutter);
  }

  breakRows(space, gutter);
  return watchWidth(elements.list, breakAgain, space);
}

/** A slide's share of its row, rounded down so that the browser never wraps earlier. */
function widthIn({ ratios, height, isFull }: Row, ratio: number, gutter: number): string {
  if (!isFull) return `${ratio * height}px`;
  const share = ratio / sumOf(ratios);
  return `calc((100% - ${(ratios.length - 1) * gutter}px) * ${Math.floor(share * 1e5) / 1e5})`;
}
