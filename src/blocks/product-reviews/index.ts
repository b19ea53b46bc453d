import { parseJson } from '../../data/json';
import { plainBlock } from '../../runtime/block/plain-block';
import { startProductReviews } from './product-reviews';
import { settings } from './settings';

export const mount = plainBlock({ settings, embedded: writtenIn, start: startProductReviews });

/** What a page carries in its container as JSON, as the cart's does. */
function writtenIn(element: HTMLElement): unknown {
  return parseJson(element.querySelector('script[type="application/json"]')?.textContent);
}
