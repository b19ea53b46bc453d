import { entriesOf } from '../../data/indexes';
import type { ServerAttributes } from '../../dom/attributes';
import { hasBox, placeInColumns } from './columns';

/**
 * Places each item at the end of the shortest of `count` columns with `gutter` px between them. Without `heights`, items
 * are measured once they have a column's width, and those that the page has hidden are left out.
 */
export function fillColumns(
  list: HTMLElement,
  items: readonly HTMLElement[],
  { count, gutter }: { readonly count: number; readonly gutter: number },
  attributes: ServerAttributes,
  heights?: readonly number[],
): void {
  attributes.style(list, '--mortar-column', `calc((100% - ${(count - 1) * gutter}px) / ${count})`);
  const shown = heights ? items : items.filter(hasBox);
  const columns = placeInColumns(heights ?? shown.map(({ offsetHeight }) => offsetHeight), count, gutter);
  for (const [index, { column, top }] of entriesOf(columns.places)) {
    const item = shown[index] as HTMLElement;
    attributes.style(item, 'inset-inline-start', `calc((100% + ${gutter}px) * ${column / count})`);
    attributes.style(item, 'top', `${top}px`);
  }
  attributes.style(list, 'height', `${columns.height}px`);
}
