/** Whether a column is at least or at most as wide as it is wished (specification, section 9, gallery). */
export type ColumnWidthBehavior = 'min' | 'max';

/** Where a slide lies, in px from the start of the first column and from the top. */
export interface Place {
  readonly column: number;
  readonly top: number;
}

export interface Columns {
  readonly places: readonly Place[];
  /** Px from the top to the end of the longest column. */
  readonly height: number;
}

/** How many columns of a wished width a width takes, both in px above 0, with `gutter` px between them; at least one. */
export function columnCount(
  width: number,
  columnWidth: number,
  behavior: ColumnWidthBehavior = 'min',
  gutter = 0,
): number {
  const columns = (width + gutter) / (columnWidth + gutter);
  return Math.max(1, behavior === 'min' ? Math.floor(columns) : Math.ceil(columns));
}

/** Puts each slide, by its height in px, at the end of the shortest column, the first one on a tie. */
export function placeInColumns(heights: readonly number[], count: number, gutter: number): Columns {
  const ends = Array.from({ length: count }, () => 0);
  const places = heights.map((height) => {
    const top = Math.min(...ends);
    const column = ends.indexOf(top);
    ends[column] = top + height + gutter;
    return { column, top };
  });
  return { places, height: Math.max(0, Math.max(...ends) - gutter) };
}

/** Px below which a picture is too small to be recognised; a row then takes fewer. */
const SMALLEST_COLUMN = 80;

/**
 * The columns of a grid with `perRow` slides in a row and `gutter` px between them, as CSS: equal, and fewer where
 * they would get too narrow.
 */
export function gridColumns(perRow: number, gutter: number): string {
  const share = `(100% - ${(perRow - 1) * gutter}px) / ${perRow}`;
  return `repeat(auto-fill, minmax(max(min(${SMALLEST_COLUMN}px, 100%), ${share}), 1fr))`;
}

/** Equal columns, each at least `columnWidth` px wide where the gallery is, as CSS. */
export function autogridColumns(columnWidth: number): string {
  return `repeat(auto-fill, minmax(min(${columnWidth}px, 100%), 1fr))`;
}

/** How many columns of a wished number fit into a width in px; at least one. */
export function fittingColumns(width: number, perRow: number, gutter: number): number {
  const fitting = Math.floor((width + gutter) / (SMALLEST_COLUMN + gutter));
  return Math.max(1, Math.min(perRow, fitting));
}
