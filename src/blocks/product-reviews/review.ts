/** A visitor's review of a purchased product. */
export interface Review {
  readonly productId: string;
  /** 1 to 5 stars; 0 if none are chosen. */
  readonly rating: number;
  readonly text: string;
}

export const MAX_STARS = 5;

/** The reviews to submit: one without stars says nothing. */
export function filledReviews(reviews: readonly Review[]): Review[] {
  return reviews.filter(({ rating }) => rating > 0);
}

/** Products with missing stars: those with a text, or all of them if no product has stars. */
export function withoutStars(reviews: readonly Review[]): string[] {
  const isEmpty = filledReviews(reviews).length === 0;
  const missing = reviews.filter(({ rating, text }) => !rating && (isEmpty || text.trim()));
  return missing.map(({ productId }) => productId);
}
