import { summaryDesignFor } from './design';
import { findElements, itemsIn } from './elements';
import { isListOfPage } from './page-list';
import type { SummaryLayout } from './settings';

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
