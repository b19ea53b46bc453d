import type { Review } from '../../commerce/review';

/** What the page's own script gets. */
export interface ReviewsSubmit {
  readonly reviews: readonly Review[];
  /** Takes the reviews: a promise that fulfils once they are saved, and rejects where that fails. */
  waitUntil(sending: unknown): void;
}

/**
 * Hands the reviews to whoever sends them. Rejects where they were not sent: nobody took them, a promise of theirs has
 * rejected, or the event was cancelled.
 */
export async function sendReviews(element: HTMLElement, reviews: readonly Review[]): Promise<void> {
  const sendings: unknown[] = [];
  const detail: ReviewsSubmit = { reviews, waitUntil: (sending) => void sendings.push(sending) };
  const init = { detail, bubbles: true, cancelable: true };
  if (!element.dispatchEvent(new CustomEvent('product-reviews:submit', init)))
    throw new Error('product-reviews: the submit event was cancelled');
  if (!sendings.length)
    throw new Error('product-reviews: no script called waitUntil() on the product-reviews:submit event');
  await Promise.all(sendings);
}
