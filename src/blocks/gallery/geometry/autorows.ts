import { sumOf } from '../../../data/indexes';

/** Slides side by side with equal height. */
export interface Row {
  /** Aspect ratios of the slides. */
  readonly ratios: readonly number[];
  /** Px. */
  readonly height: number;
  /** Whether it fills the width; the last row needn't. */
  readonly isFull: boolean;
}

export interface RowsSettings {
  /** Px available to the rows. */
  readonly width: number;
  /** Wanted row height in px. */
  readonly rowHeight: number;
  /** Px between slides. */
  readonly gutter: number;
}

/**
 * Breaks slides into rows that fill the width, each as close to the wanted height as possible. The last row keeps that
 * height instead of being stretched.
 */
export function justifyRows(ratios: readonly number[], settings: RowsSettings): Row[] {
  const rows: Row[] = [];
  let row: number[] = [];
  for (const ratio of ratios) {
    const longer = [...row, ratio];
    const isOver = heightOf(longer, settings) < settings.rowHeight;
    const isBetterWithout = isOver && row.length > 0 && offBy(row, settings) < offBy(longer, settings);
    if (isBetterWithout) rows.push(fullRow(row, settings));
    row = isBetterWithout ? [ratio] : longer;
    if (heightOf(row, settings) <= settings.rowHeight) {
      rows.push(fullRow(row, settings));
      row = [];
    }
  }
  if (row.length) rows.push({ ratios: row, height: settings.rowHeight, isFull: false });
  return rows;
}

export function fullRow(ratios: readonly number[], settings: RowsSettings): Row {
  return { ratios, height: heightOf(ratios, settings), isFull: true };
}

/** The height at which the slides fill the width; 0 if the gutters take it all up. */
function heightOf(ratios: readonly number[], { width, gutter }: RowsSettings): number {
  const space = Math.max(0, width - (ratios.length - 1) * gutter);
  return space / sumOf(ratios);
}

/** Factor by which a row is higher or lower than wanted. */
function offBy(ratios: readonly number[], settings: RowsSettings): number {
  return Math.abs(Math.log(heightOf(ratios, settings) / settings.rowHeight));
}
