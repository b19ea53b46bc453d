/** What somebody says of one product that they have bought. */
export interface Review {
  readonly productId: string;
  /** 1 to 5 stars; 0 while none are chosen. */
  readonly rating: number;
  readonly text: string;
}

export const MOST_STARS = 5;

/** Those to be sent: what has no stars says nothing. */
export function givenReviews(reviews: readonly Review[]): Review[] {
  return reviews.filter(({ rating }) => rating > 0);
}

/** The products whose stars are missing: those with words, and where no product has stars, all of them. */
export function withoutStars(reviews: readonly Review[]): string[] {
  const isNoneGiven = givenReviews(reviews).length === 0;
  const missing = reviews.filter(({ rating, text }) => !rating && (isNoneGiven || text.trim()));
  return missing.map(({ productId }) => productId);
}
