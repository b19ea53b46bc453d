import { sumOf } from '../../../data/indexes';
import { fullRow, type Row, type RowsSettings } from './autorows';

/**
 * Breaks the slides of a published strips section into rows as the platform does: at the wanted height, a row's slides
 * are at most a quarter of that height, and one gutter, wider than the row. Every row fills the width, the last one too;
 * a slide that would be alone there joins the row before it, unless that is a single slide as well.
 */
export function stripRows(ratios: readonly number[], settings: RowsSettings): Row[] {
  const rows: number[][] = [];
  for (const ratio of ratios) {
    const row = rows.at(-1);
    if (row && isRow([...row, ratio], settings)) row.push(ratio);
    else rows.push([ratio]);
  }
  const [before = [], last = []] = rows.slice(-2);
  if (before.length > 1 && last.length === 1) before.push(...rows.splice(-1).flat());
  return rows.map((row) => fullRow(row, settings));
}

function isRow(ratios: readonly number[], { width, rowHeight, gutter }: RowsSettings): boolean {
  const taken = sumOf(ratios.map((ratio) => Math.round(ratio * rowHeight)));
  return taken <= width + gutter + rowHeight / 4;
}
