/** How near, in px, the answer is to the largest size that fits. */
const PRECISION = 0.25;

/** Px by which a good guess is missed at most, either way; together they are no more than the precision. */
const NEAR = 0.12;

/**
 * The largest size (px) that fits, `smallest` where none above it does. It tries few sizes, for each try costs a
 * layout: two where the guess is good. The last one tried is then the answer.
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
