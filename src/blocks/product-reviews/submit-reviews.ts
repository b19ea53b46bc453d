import type { Review } from './review';

/** The detail of the submit event. */
interface ReviewsSubmit {
  readonly reviews: readonly Review[];
  /** Accepts the reviews: the promise fulfils once they are saved and rejects if that fails. */
  waitUntil(sending: unknown): void;
}

/**
 * Passes the reviews to a page script. Rejects if they weren't sent: no script accepted them, its promise was rejected,
 * or the event was cancelled.
 */
export async function submitReviews(element: HTMLElement, reviews: readonly Review[]): Promise<void> {
  const sendings: unknown[] = [];
  const detail: ReviewsSubmit = { reviews, waitUntil: (sending) => void sendings.push(sending) };
  const init = { detail, bubbles: true, cancelable: true };
  if (!element.dispatchEvent(new CustomEvent('product-reviews:submit', init)))
    throw new Error('product-reviews: the submit event was cancelled');
  if (!sendings.length)
    throw new Error('product-reviews: no script called waitUntil() on the product-reviews:submit event');
  await Promise.all(sendings);
}
