import type { Dispose } from '../../data/dispose';
import { addStyles } from '../../dom/styles';
import { autogridColumns, columnCount, fittingColumns, gridColumns } from '../../media/layout/columns';
import { slidesPerRow as slidesPerRowIn } from '../../media/layout/groups';
import type { MountedBlock } from '../../runtime/block/plain-block';
import { startCarousel } from './carousel';
import { keepColumns } from './columns';
import { type SummaryDesign, summaryDesignFor } from './design';
import { isListOfPage, shareWidth } from './page-list';
import { type Elements, readParts } from './parts';
import type { settings } from './settings';
import styles from './summary.css';
import { giveBoxes } from './thumbnails';

type SummaryBlock = MountedBlock<typeof settings>;

/** A summary while it is mounted: what it was told, and the server's elements that it lays out. */
export interface Summary extends SummaryBlock {
  readonly design: SummaryDesign;
  readonly elements: Elements;
  /** Px that the list was wide before anything was written. */
  readonly space: number;
}

/**
 * Lays the items out, with the room of their pictures kept before these come. Items that the server has still to
 * render come in a summary of their own.
 */
export function startSummary(block: SummaryBlock): Dispose | undefined {
  const { element, runtime, settings } = block;
  if (isRenderedLater(element)) return undefined;
  const elements = readParts(element);
  const design = summaryDesignFor(settings.design, elements.wrapper.className);
  const summary: Summary = { ...block, design, elements, space: elements.list.clientWidth };
  const isLaidOut = design === 'list' && isListOfPage(elements);
  const removeStyles = addStyles(styles, runtime.tag.nonce);
  markDesign(summary);
  if (isLaidOut) shareWidth(summary);
  giveBoxes(summary, columnsIn(summary));
  const stop = startDesign(summary);
  return () => {
    stop?.();
    removeStyles();
  };
}

function isRenderedLater(element: HTMLElement): boolean {
  return !element.querySelector('.summary-item') && element.querySelector(RENDERED_LATER) !== null;
}

const RENDERED_LATER = '[data-async-rendering-enabled="true"]';

function markDesign({ design, elements: parts, settings, attributes }: Summary): void {
  attributes.toggleClass(parts.list, 'mortar-summary', true);
  attributes.toggleClass(parts.list, `mortar-summary-${design}`, true);
  attributes.style(parts.list, '--mortar-gutter', `${settings.gutter}px`);
  for (const item of parts.items) attributes.toggleClass(item, `sqs-gallery-design-${design}-slide`, true);
  if (design !== 'carousel' && parts.pager) attributes.style(parts.pager, 'display', 'none');
}

function startDesign(summary: Summary): Dispose | undefined {
  const { design, elements: parts, settings, attributes } = summary;
  const { columnWidth, slidesPerRow, gutter, listImageSize, listImageAlignment } = settings;
  const style = (name: string, value: string) => attributes.style(parts.list, `--mortar-${name}`, value);
  if (design === 'carousel') return startCarousel(summary);
  if (design === 'autocolumns') return keepColumns(summary);
  if (design === 'grid') style('columns', gridColumns(slidesPerRow, gutter));
  if (design === 'autogrid') style('columns', autogridColumns(columnWidth));
  if (design === 'list') style('list-size', `${listImageSize}%`);
  if (design === 'list' && listImageAlignment === 'right')
    attributes.toggleClass(parts.list, 'mortar-summary-list-right', true);
  return undefined;
}

/** How many items stand side by side. */
function columnsIn({ design, settings, space: room }: Summary): number {
  const { columnWidth, slidesPerRow, gutter } = settings;
  if (design === 'list') return 1;
  if (design === 'carousel') return slidesPerRowIn(room, slidesPerRow);
  if (design === 'grid') return fittingColumns(room, slidesPerRow, gutter);
  return columnCount(room + gutter, columnWidth + gutter);
}
