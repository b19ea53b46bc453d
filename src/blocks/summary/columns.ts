import type { Dispose } from '../../data/dispose';
import { followSizes } from '../../dom/timing/resize';

import { columnCount, placeInColumns } from '../../media/layout/columns';
import type { Summary } from './summary';

/** A wall: each item goes to the end of the shortest column. Its height is known once it has a column's width. */
export function keepColumns({ elements, settings, attributes }: Summary): Dispose {
  const { list, items } = elements;
  const { gutter, columnWidth } = settings;

  function layOut(): void {
    const width = list.clientWidth;
    if (!width) return;
    const count = columnCount(width + gutter, columnWidth + gutter);
    attributes.style(list, '--mortar-column', `calc((100% - ${(count - 1) * gutter}px) / ${count})`);
    distribute(
      items.map(({ offsetHeight }) => offsetHeight),
      count,
    );
  }

  function distribute(heights: number[], count: number): void {
    const { places, height } = placeInColumns(heights, count, gutter);
    for (const [index, { column, top }] of places.entries()) {
      const item = items[index] as HTMLElement;
      attributes.style(item, 'inset-inline-start', `calc((100% + ${gutter}px) * ${column / count})`);
      attributes.style(item, 'top', `${top}px`);
    }
    attributes.style(list, 'height', `${height}px`);
  }

  layOut();
  return followSizes([list, ...items], layOut);
}
