import type { ServerAttributes } from '../../dom/attributes';
import { columnCount } from '../../media/layout/columns';
import { fillColumns } from '../../media/layout/fill-columns';
import type { SummaryLayout } from './settings';

/** Places each item at the end of the shortest column; its height is known once it has the column's width. */
export function layOutWall({ elements, settings }: SummaryLayout, attributes: ServerAttributes): void {
  const { list, items } = elements;
  const { gutter, columnWidth } = settings;
  const width = list.clientWidth;
  if (!width) return;
  const count = columnCount(width + gutter, columnWidth + gutter);
  fillColumns(list, items, { count, gutter }, attributes);
}
