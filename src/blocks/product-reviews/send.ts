import type { Review } from '../../commerce/review';

/** What the page's own script hears. */
export interface ReviewsSubmit {
  readonly reviews: readonly Review[];
  /** Tells how the sending goes: a promise that rejects where it has failed. */
  waitUntil(sending: Promise<unknown>): void;
}

/**
 * Hands the reviews to whoever sends them. Rejects where they were not sent: a promise of theirs has rejected, or the
 * event was cancelled.
 */
export async function sendReviews(element: HTMLElement, reviews: readonly Review[]): Promise<void> {
  const sendings: Promise<unknown>[] = [];
  const detail: ReviewsSubmit = { reviews, waitUntil: (sending) => void sendings.push(sending) };
  const init = { detail, bubbles: true, cancelable: true };
  if (!element.dispatchEvent(new CustomEvent('product-reviews:submit', init)))
    throw new Error('product-reviews: the reviews were not sent');
  await Promise.all(sendings);
}
