import { availableWidth } from './available-width';
import { largestFitting } from './largest-fitting';
import { guessSize, isWithin, SMALLEST, setSize } from './sizes';
import type { TextShrink } from './text-shrink';

/**
 * Makes the text small enough for one line. Where even the smallest size is too large for that, the text is set in it
 * and may wrap as it did.
 */
export function shrink(block: TextShrink): void {
  const { element, attributes } = block;
  attributes.restore();
  const full = Number.parseFloat(getComputedStyle(element).fontSize);
  const widthOf = () => availableWidth(element);
  const isFitting = (size: number) => {
    setSize(block, size);
    return isWithin(block, widthOf());
  };
  attributes.style(element, 'white-space', 'nowrap');
  if (full <= SMALLEST || isFitting(full)) {
    attributes.restore();
    return;
  }
  const size = largestFitting(SMALLEST, full, isFitting, guessSize(block, full, widthOf));
  if (size === SMALLEST && !isFitting(SMALLEST)) attributes.restore();
  setSize(block, size);
}
