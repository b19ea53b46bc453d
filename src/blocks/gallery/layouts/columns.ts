import { columnCount, placeInColumns } from '../../../gallery/autocolumns';
import { fittingColumns } from '../../../gallery/grid-columns';
import type { Stop } from '../../../types';
import { followSizes } from '../follow-sizes';
import type { Gallery } from '../gallery';

/** Autocolumns: once each slide has the width of a column, its height says where it goes. */
export function keepColumns({ parts, settings, attributes }: Gallery, gutter: number, room: number): Stop {
  const { list, slides } = parts;
  const elements = slides.map(({ element }) => element);

  function place(width: number): void {
    if (!width) return;
    const count = countIn(width, settings, gutter);
    attributes.style(list, '--mortar-column', `calc((100% - ${(count - 1) * gutter}px) / ${count})`);
    const heights = elements.map(({ offsetHeight }) => offsetHeight);
    const { places, height } = placeInColumns(heights, count, gutter);
    for (const [index, { column, top }] of places.entries()) {
      const element = elements[index] as HTMLElement;
      attributes.style(element, 'inset-inline-start', `calc((100% + ${gutter}px) * ${column / count})`);
      attributes.style(element, 'top', `${top}px`);
    }
    attributes.style(list, 'height', `${height}px`);
  }

  place(room);
  return followSizes([list, ...elements], () => place(list.clientWidth));
}

function countIn(width: number, settings: Gallery['settings'], gutter: number): number {
  const { slidesPerRow, columnWidth, columnWidthBehavior } = settings;
  return slidesPerRow
    ? fittingColumns(width, slidesPerRow, gutter)
    : columnCount(width, columnWidth, columnWidthBehavior);
}
