import type { Parts } from './parts';
import type { Summary } from './summary';

const PICTURE = '.summary-thumbnail-outer-container';

/** Published style sheets put a picture beside its text themselves, with margins of their own around the items. */
export function isListOfPage({ items }: Parts): boolean {
  const picture = items.map((item) => item.querySelector(PICTURE)).find((found) => found !== null);
  return !!picture && getComputedStyle(picture).float !== 'none';
}

/** Leaves the list to the page's style sheet; only how wide the pictures are is the block's. */
export function shareWidth({ parts, settings, attributes }: Summary): void {
  const { listImageSize } = settings;
  attributes.toggleClass(parts.list, 'mortar-summary-list', false);
  for (const item of parts.items) {
    const picture = item.querySelector<HTMLElement>(PICTURE);
    const text = picture && item.querySelector<HTMLElement>('.summary-content');
    if (picture) attributes.style(picture, 'width', `${listImageSize}%`);
    if (text) attributes.style(text, 'width', `${100 - listImageSize}%`);
  }
}
