import type { ServerAttributes } from '../../dom/attributes';
import type { SummaryElements } from './elements';
import type { SummaryLayoutProps } from './settings';

const PICTURE = '.summary-thumbnail-outer-container';
const TEXT = '.summary-content';

/** Published style sheets put a picture beside its text themselves, with margins of their own around the items. */
export function isListOfPage({ list }: SummaryElements): boolean {
  return [PICTURE, TEXT].some((name) => {
    const part = list.querySelector(name);
    return !!part && getComputedStyle(part).float !== 'none';
  });
}

/** Leaves the list to the page's style sheet; only how the width is shared between picture and text is the block's. */
export function shareWidth({ elements, settings }: SummaryLayoutProps, attributes: ServerAttributes): void {
  const { listImageSize } = settings;
  attributes.toggleClass(elements.list, 'mortar-summary-list', false);
  for (const item of elements.items) {
    const picture = item.querySelector<HTMLElement>(PICTURE);
    const text = item.querySelector<HTMLElement>(TEXT);
    attributes.toggleClass(item, 'no-image', !picture); // where the sheet gives the text the whole width
    if (picture) attributes.style(picture, 'width', `${listImageSize}%`);
    if (text) attributes.style(text, 'width', picture ? `${100 - listImageSize}%` : '100%');
  }
}
