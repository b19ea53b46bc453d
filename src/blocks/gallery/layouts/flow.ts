import { autogridColumns, gridColumns } from '../../../media/layout/columns';
import type { Gallery } from '../mounted-gallery';

/** Grid, autogrid, list and base: the style sheet lays them out, at any width. */
export function layInFlow({ design, elements: parts, settings, attributes }: Gallery, gutter: number): void {
  const perRow = settings.slidesPerRow ?? settings['thumbnails-per-row'];
  const set = (name: string, value: string) => attributes.style(parts.list, name, value);
  if (design === 'grid') set('--mortar-columns', gridColumns(perRow, gutter));
  if (design === 'autogrid') set('--mortar-columns', autogridColumns(settings.columnWidth));
  if (design === 'list') set('--mortar-list-size', `${settings.listImageSize}%`);
}
