import { entriesOf } from '../../data/indexes';
import type { ServerAttributes } from '../../dom/attributes';
import { columnCount, hasBox, placeInColumns } from '../../media/layout/columns';
import type { SummaryLayout } from './settings';

/** Places each item at the end of the shortest column; its height is known once it has the column's width. */
export function layOutWall({ elements, settings }: SummaryLayout, attributes: ServerAttributes): void {
  const { list } = elements;
  const { gutter, columnWidth } = settings;
  const width = list.clientWidth;
  if (!width) return;
  const count = columnCount(width + gutter, columnWidth + gutter);
  attributes.style(list, '--mortar-column', `calc((100% - ${(count - 1) * gutter}px) / ${count})`);
  const items = elements.items.filter(hasBox);
  const heights = items.map(({ offsetHeight }) => offsetHeight);
  const { places, height } = placeInColumns(heights, count, gutter);
  for (const [index, { column, top }] of entriesOf(places)) {
    const item = items[index] as HTMLElement;
    attributes.style(item, 'inset-inline-start', `calc((100% + ${gutter}px) * ${column / count})`);
    attributes.style(item, 'top', `${top}px`);
  }
  attributes.style(list, 'height', `${height}px`);
}
