/** How near, in px, the answer is to the largest size that fits. */
const PRECISION = 0.25;

/** The share by which a good guess is missed at most, either way. */
const NEAR = 0.01;

/**
 * The largest size (px) that fits, `smallest` where none does. It tries few sizes, for each try costs a layout: three
 * or so where the guess is good.
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
  for (const size of [guess * (1 - NEAR), guess * (1 + NEAR)])
    if (size > fitting && size < tooLarge) attempt(size);
  while (tooLarge - fitting > PRECISION) attempt((fitting + tooLarge) / 2);
  return fitting;
}
