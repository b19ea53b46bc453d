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
