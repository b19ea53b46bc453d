/** How near, in px, the answer is to the largest size that fits. */
const PRECISION = 0.25;

/** The largest size (px) that fits, `smallest` where none does. It tries few sizes, for each try costs a layout. */
export function largestFitting(
  smallest: number,
  largest: number,
  isFitting: (size: number) => boolean,
): number {
  let [fitting, tooLarge] = [smallest, largest];
  while (tooLarge - fitting > PRECISION) {
    const middle = (fitting + tooLarge) / 2;
    if (isFitting(middle)) fitting = middle;
    else tooLarge = middle;
  }
  return fitting;
}
