import { useEffect, useReducer } from 'react';
import type { ServerAttributes } from '../../dom/attributes';
import { followSizes } from '../../dom/timing/resize';
import { columnCount, placeInColumns } from '../../media/layout/columns';
import { useAttributes } from '../../runtime/block/use-attributes';
import type { SummaryLayoutProps } from './settings';

/** Each item goes to the end of the shortest column, again whenever the list or an item has another size. */
export function Wall(props: SummaryLayoutProps): null {
  const { list, items } = props.elements;
  const [, layOutAgain] = useReducer((times: number) => times + 1, 0);
  useAttributes(props, (attributes) => layOut(props, attributes));
  useEffect(() => followSizes([list, ...items], layOutAgain), [list, items]);
  return null;
}

/** An item's height is known once it has a column's width. */
function layOut({ elements, settings }: SummaryLayoutProps, attributes: ServerAttributes): void {
  const { list, items } = elements;
  const { gutter, columnWidth } = settings;
  const width = list.clientWidth;
  if (!width) return;
  const count = columnCount(width + gutter, columnWidth + gutter);
  attributes.style(list, '--mortar-column', `calc((100% - ${(count - 1) * gutter}px) / ${count})`);
  const heights = items.map(({ offsetHeight }) => offsetHeight);
  const { places, height } = placeInColumns(heights, count, gutter);
  for (const [index, { column, top }] of places.entries()) {
    const item = items[index] as HTMLElement;
    attributes.style(item, 'inset-inline-start', `calc((100% + ${gutter}px) * ${column / count})`);
    attributes.style(item, 'top', `${top}px`);
  }
  attributes.style(list, 'height', `${height}px`);
}
