import { entriesOf } from '../../data/indexes';
import type { ServerAttributes } from '../../dom/attributes';
import { hasBox, placeInColumns } from './columns';

/** Columns, with px between them and, where that differs, between the items of one. */
export interface ColumnLayout {
  readonly count: number;
  readonly gutter: number;
  readonly rowGutter?: number;
  /** Px of each item, where they are known before it has a column's width. */
  readonly heights?: readonly number[] | undefined;
}

/**
 * Places each item at the end of the shortest column. Without `heights`, items are measured, and those that the page has
 * hidden are left out. Saved pages hold the shift that placed an item.
 */
export function fillColumns(
  list: HTMLElement,
  items: readonly HTMLElement[],
  { count, gutter, rowGutter = gutter, heights }: ColumnLayout,
  attributes: ServerAttributes,
): void {
  attributes.style(list, '--mortar-column', `calc((100% - ${(count - 1) * gutter}px) / ${count})`);
  const shown = heights ? items : items.filter(hasBox);
  const columns = placeInColumns(heights ?? shown.map(({ offsetHeight }) => offsetHeight), count, rowGutter);
  for (const [index, { column, top }] of entriesOf(columns.places)) {
    const item = shown[index] as HTMLElement;
    attributes.style(item, 'inset-inline-start', `calc((100% + ${gutter}px) * ${column / count})`);
    attributes.style(item, 'top', `${top}px`);
    attributes.style(item, 'transform', '');
  }
  attributes.style(list, 'height', `${columns.height}px`);
}
