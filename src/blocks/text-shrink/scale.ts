import { spaceAround } from './available-width';
import { largestFitting } from './largest-fitting';
import { guessSize, isWithin, SMALLEST, setSize } from './sizes';
import type { TextShrink } from './text-shrink';

/**
 * Makes the scaled text of a published page as large as one line in its container allows; its style sheet waits for
 * `loaded`. Text that is too long even for the smallest size is set in it and wraps.
 */
export function scale(block: TextShrink): void {
  const { element, attributes } = block;
  const lines = [...element.children] as HTMLElement[];
  const wrap = (whiteSpace: string) => {
    for (const part of [element, ...lines]) attributes.style(part, 'white-space', whiteSpace);
  };
  attributes.restore();
  for (const line of lines) attributes.style(line, 'font-size', 'inherit'); // a heading has a size of its own
  wrap('nowrap');
  setSize(block, SMALLEST);
  const space = spaceAround(element); // it may be as wide as its text
  if (isWithin(block, space)) setSize(block, largestScaled(block, space));
  else wrap('normal');
  if (element.parentElement) attributes.toggleClass(element.parentElement, 'loaded', true);
}

function largestScaled(block: TextShrink, space: number): number {
  const guess = guessSize(block, SMALLEST, () => space);
  const isFitting = (size: number) => {
    setSize(block, size);
    return isWithin(block, space);
  };
  return largestFitting(SMALLEST, 2 * guess, isFitting, guess);
}
