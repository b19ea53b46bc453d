import type { ServerAttributes } from '../../dom/attributes';
import { autogridColumns, columnCount, fittingColumns, gridColumns } from '../../media/layout/columns';
import { slidesPerRow as slidesPerRowIn } from '../../media/layout/groups';
import { summaryDesignFor } from './design';
import { findElements, itemsIn, type SummaryElements } from './elements';
import type { SummaryLayout } from './settings';
import { giveBoxes } from './thumbnail-boxes';

const PICTURE = '.summary-thumbnail-outer-container';

const TEXT = '.summary-content';

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

/** Reads a block's layout. */
export function readLayout(element: HTMLElement, settings: SummaryLayout['settings']): SummaryLayout {
  const elements = findElements(element);
  const design = summaryDesignFor(settings.design, elements.wrapper.className);
  const isLaidOutByPage = design === 'list' && isListOfPage(elements);
  const width = elements.list.clientWidth;
  return { settings, elements, added: elements.items, design, isLaidOutByPage, width };
}

/** The layout with the items that are there now. */
export function withItemsOfNow(layout: SummaryLayout): SummaryLayout {
  const { elements } = layout;
  const items = itemsIn(elements.list);
  const added = items.filter((item) => !elements.items.includes(item));
  return { ...layout, elements: { ...elements, items }, added };
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

/** Published style sheets position a picture next to its text themselves, using margins. */
function isListOfPage({ list }: SummaryElements): boolean {
  return [PICTURE, TEXT].some((name) => {
    const part = list.querySelector(name);
    return !!part && getComputedStyle(part).float !== 'none';
  });
}

/** Leaves the list to the page's style sheet; the block only sets how picture and text share the width. */
function shareWidth({ elements, settings }: SummaryLayout, attributes: ServerAttributes): void {
  const { listImageSize } = settings;
  attributes.toggleClass(elements.list, 'mortar-summary-list', false);
  for (const item of elements.items) {
    const picture = item.querySelector<HTMLElement>(PICTURE);
    const text = item.querySelector<HTMLElement>(TEXT);
    attributes.toggleClass(item, 'no-image', !picture); // for which the sheet gives the text the full width
    if (picture) attributes.style(picture, 'width', `${listImageSize}%`);
    if (text) attributes.style(text, 'width', picture ? `${100 - listImageSize}%` : '100%');
  }
}
