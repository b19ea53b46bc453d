import type { ServerAttributes } from '../../dom/attributes';
import type { SummaryElements } from './elements';
import type { SummaryLayout } from './settings';

const PICTURE = '.summary-thumbnail-outer-container';

const TEXT = '.summary-content';

/** Published style sheets position a picture next to its text themselves, using margins. */
export function isListOfPage({ list }: SummaryElements): boolean {
  return [PICTURE, TEXT].some((selector) => {
    const part = list.querySelector(selector);
    return part !== null && getComputedStyle(part).float !== 'none';
  });
}

/** Leaves the list to the page's style sheet; the block only sets how picture and text share the width. */
export function shareWidth({ elements, settings }: SummaryLayout, attributes: ServerAttributes): void {
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
