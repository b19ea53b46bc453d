/** Whether a column's width is a minimum or a maximum (specification, section 9, gallery). */
export type ColumnWidthBehavior = 'min' | 'max';

/** A slide's position in px from the left of the first column and from the top. */
export interface Place {
  readonly column: number;
  readonly top: number;
}

export interface Columns {
  readonly places: readonly Place[];
  /** Px from the top to the bottom of the longest column. */
  readonly height: number;
}

/** How many columns fit into a width, both in px above 0, with `gutter` px between columns; at least one. */
export function columnCount(
  width: number,
  columnWidth: number,
  behavior: ColumnWidthBehavior = 'min',
  gutter = 0,
): number {
  const columns = (width + gutter) / (columnWidth + gutter);
  return Math.max(1, behavior === 'min' ? Math.floor(columns) : Math.ceil(columns));
}

/** Places each slide, given its height in px, at the end of the shortest column; on a tie, the first one. */
export function placeInColumns(heights: readonly number[], count: number, gutter: number): Columns {
  const ends = new Array<number>(count).fill(0);
  const places = heights.map((height) => {
    const top = Math.min(...ends);
    const column = ends.indexOf(top);
    ends[column] = top + height + gutter;
    return { column, top };
  });
  return { places, height: Math.max(0, Math.max(...ends) - gutter) };
}

/** Whether an element takes part in a layout: a page's script may have hidden or removed it. */
export function hasBox({ offsetWidth }: HTMLElement): boolean {
  return offsetWidth > 0;
}

/** Images narrower than this (px) are unrecognisable, so a row gets fewer. */
const SMALLEST_COLUMN = 80;

/**
 * CSS grid columns with `perRow` slides and `gutter` px between them: equal, and fewer if they would get too narrow.
 */
export function gridColumns(perRow: number, gutter: number): string {
  const share = `(100% - ${(perRow - 1) * gutter}px) / ${perRow}`;
  return `repeat(auto-fill, minmax(max(min(${SMALLEST_COLUMN}px, 100%), ${share}), 1fr))`;
}

/** CSS grid columns: equal, each at least `columnWidth` px wide where space allows. */
export function autogridColumns(columnWidth: number): string {
  return `repeat(auto-fill, minmax(min(${columnWidth}px, 100%), 1fr))`;
}

/** How many of the wanted columns fit into a width in px; at least one. */
export function fittingColumns(width: number, perRow: number, gutter: number): number {
  const fitting = Math.floor((width + gutter) / (SMALLEST_COLUMN + gutter));
  return Math.max(1, Math.min(perRow, fitting));
}
