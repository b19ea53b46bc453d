import type { ServerAttributes } from '../../dom/attributes';
import { autogridColumns, columnCount, fittingColumns, gridColumns } from '../../media/layout/columns';
import { slidesPerRow as slidesPerRowIn } from '../../media/layout/groups';
import { shareWidth } from './page-list';
import type { SummaryLayout } from './settings';
import { giveBoxes } from './thumbnail-boxes';

/** The platform spaces the items of a carousel by its width, whatever `gutter` a published block names for a wall. */
const PUBLISHED_CAROUSEL_GUTTER = '2%';

/** Inline styles that a script gave the parts of a page before the page was saved. */
const SAVED_STYLES = ['width', 'height', 'margin', 'padding', 'position', 'inset', 'transform'];

/**
 * Marks the list and its items for the style sheet, and reserves the pictures' height before they load. Needs no React,
 * so that published pages can do it before the block mounts.
 */
export function layOutItems(layout: SummaryLayout, attributes: ServerAttributes): void {
  dropSavedStyles(layout, attributes);
  markDesign(layout, attributes);
  setSizes(layout, attributes);
  if (layout.isLaidOutByPage) shareWidth(layout, attributes);
  giveBoxes(layout, attributes, columnsIn(layout));
}

/** Number of items side by side in a carousel of a width in px; with all of them in view there is nothing to page. */
export function setPerRow(
  { elements, settings }: SummaryLayout,
  width: number,
  attributes: ServerAttributes,
): void {
  const { list, items, pager } = elements;
  const perRow = slidesPerRowIn(width, settings.slidesPerRow);
  attributes.style(list, '--mortar-per-row', `${perRow}`);
  if (pager) attributes.style(pager, 'display', items.length > perRow ? '' : 'none');
}

function dropSavedStyles({ elements, added }: SummaryLayout, attributes: ServerAttributes): void {
  const pictures = added.flatMap((item) => [...item.querySelectorAll<HTMLElement>('.summary-thumbnail')]);
  for (const part of [elements.list, ...added, ...pictures])
    if (part.style.length) for (const name of SAVED_STYLES) attributes.style(part, name, '');
}

function markDesign({ design, elements, settings }: SummaryLayout, attributes: ServerAttributes): void {
  const { list, items, pager } = elements;
  const isReversed = design === 'list' && settings.listImageAlignment === 'right';
  attributes.toggleClass(list, 'mortar-summary', true);
  attributes.toggleClass(list, 'mortar-fills', true);
  attributes.toggleClass(list, `mortar-summary-${design}`, true);
  if (isReversed) attributes.toggleClass(list, 'mortar-summary-list-right', true);
  for (const item of items) attributes.toggleClass(item, `sqs-gallery-design-${design}-slide`, true);
  if (design !== 'carousel' && pager) attributes.style(pager, 'display', 'none');
}

function setSizes({ design, elements, settings }: SummaryLayout, attributes: ServerAttributes): void {
  const { columnWidth, slidesPerRow, gutter, listImageSize } = settings;
  const set = (name: string, value: string) => attributes.style(elements.list, `--mortar-${name}`, value);
  const isPublished = elements.list.closest('.sqs-block-summary-v2');
  set('gutter', design === 'carousel' && isPublished ? PUBLISHED_CAROUSEL_GUTTER : `${gutter}px`);
  if (design === 'grid') set('columns', gridColumns(slidesPerRow, gutter));
  if (design === 'autogrid') set('columns', autogridColumns(columnWidth));
  if (design === 'list') set('list-size', `${listImageSize}%`);
}

/** Number of items side by side. */
function columnsIn({ design, settings, width }: SummaryLayout): number {
  const { columnWidth, slidesPerRow, gutter } = settings;
  if (design === 'list') return 1;
  if (design === 'carousel') return slidesPerRowIn(width, slidesPerRow);
  if (design === 'grid') return fittingColumns(width, slidesPerRow, gutter);
  return columnCount(width + gutter, columnWidth + gutter);
}
