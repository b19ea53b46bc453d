/** Maximum px by which the result may be below the largest fitting size. */
const PRECISION = 0.25;

/** Maximum error of a good guess in px, in either direction; twice this must not exceed the precision. */
const NEAR = 0.12;

/**
 * The largest size (px) that fits, or `smallest` if none above it does. Tries few sizes, because each try costs a
 * layout: two if the guess is good. The last size tried is the result.
 */
export function largestFitting(
  smallest: number,
  largest: number,
  isFitting: (size: number) => boolean,
  guess: number,
): number {
  let [fitting, tooLarge] = [smallest, largest];
  const attempt = (size: number) => {
    if (isFitting(size)) fitting = size;
    else tooLarge = size;
  };
  const near = Math.max(guess, smallest + NEAR);
  for (const size of [near + NEAR, near - NEAR]) if (size > fitting && size < tooLarge) attempt(size);
  while (tooLarge - fitting > PRECISION) attempt((fitting + tooLarge) / 2);
  return fitting;
}
