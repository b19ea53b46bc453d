/** Slides side by side, all of one height. */
export interface Row {
  /** The slides' ratios of width to height. */
  readonly ratios: readonly number[];
  /** Px. */
  readonly height: number;
  /** Whether it fills the width; the last row need not. */
  readonly isFull: boolean;
}

export interface RowsSettings {
  /** Px of the rows. */
  readonly width: number;
  /** Px that a row should be high. */
  readonly rowHeight: number;
  /** Px between slides. */
  readonly gutter: number;
}

/**
 * Breaks slides into rows that fill the width, each as close to the wished height as the next break allows.
 * The last row keeps that height instead of being stretched.
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

function fullRow(ratios: readonly number[], settings: RowsSettings): Row {
  return { ratios, height: heightOf(ratios, settings), isFull: true };
}

/** The height at which slides fill the width; 0 where the gutters alone take it. */
function heightOf(ratios: readonly number[], { width, gutter }: RowsSettings): number {
  const space = Math.max(0, width - (ratios.length - 1) * gutter);
  return space / ratios.reduce((sum, ratio) => sum + ratio, 0);
}

/** How many times a row is higher or lower than wished. */
function offBy(ratios: readonly number[], settings: RowsSettings): number {
  return Math.abs(Math.log(heightOf(ratios, settings) / settings.rowHeight));
}
