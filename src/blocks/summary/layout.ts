import { useState } from 'react';
import type { ServerAttributes } from '../../dom/attributes';
import { autogridColumns, columnCount, fittingColumns, gridColumns } from '../../media/layout/columns';
import { slidesPerRow as slidesPerRowIn } from '../../media/layout/groups';
import { useAttributes } from '../../runtime/block/use-attributes';
import type { SummaryElements } from './elements';
import type { SummaryLayoutProps } from './settings';
import { giveBoxes } from './thumbnail-boxes';

const PICTURE = '.summary-thumbnail-outer-container';

const TEXT = '.summary-content';

/** Marks the list and its items for the style sheet, and reserves the pictures' height before they load. */
export function Layout(props: SummaryLayoutProps): null {
  const { design, elements } = props;
  const [isLaidOut] = useState(() => design === 'list' && isListOfPage(elements));
  useAttributes(props, (attributes) => {
    markDesign(props, attributes);
    setSizes(props, attributes);
    if (isLaidOut) shareWidth(props, attributes);
    giveBoxes(props, attributes, columnsIn(props));
  });
  return null;
}

function markDesign({ design, elements, settings }: SummaryLayoutProps, attributes: ServerAttributes): void {
  const { list, items, pager } = elements;
  const isReversed = design === 'list' && settings.listImageAlignment === 'right';
  attributes.toggleClass(list, 'mortar-summary', true);
  attributes.toggleClass(list, `mortar-summary-${design}`, true);
  if (isReversed) attributes.toggleClass(list, 'mortar-summary-list-right', true);
  for (const item of items) attributes.toggleClass(item, `sqs-gallery-design-${design}-slide`, true);
  if (design !== 'carousel' && pager) attributes.style(pager, 'display', 'none');
}

function setSizes({ design, elements, settings }: SummaryLayoutProps, attributes: ServerAttributes): void {
  const { columnWidth, slidesPerRow, gutter, listImageSize } = settings;
  const set = (name: string, value: string) => attributes.style(elements.list, `--mortar-${name}`, value);
  set('gutter', `${gutter}px`);
  if (design === 'grid') set('columns', gridColumns(slidesPerRow, gutter));
  if (design === 'autogrid') set('columns', autogridColumns(columnWidth));
  if (design === 'list') set('list-size', `${listImageSize}%`);
}

/** Number of items side by side. */
function columnsIn({ design, settings, width }: SummaryLayoutProps): number {
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
function shareWidth({ elements, settings }: SummaryLayoutProps, attributes: ServerAttributes): void {
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
