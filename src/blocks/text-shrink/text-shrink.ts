import type { Dispose } from '../../data/dispose';
import { boxAround } from '../../dom/layout';
import { createMutationObserver, createResizeObserver } from '../../dom/observers';
import { createResizeScheduler } from '../../dom/timing/resize';
import { availableWidth, spaceAround } from './available-width';
import { largestFitting } from './largest-fitting';
import type { TextShrink } from './settings';
import { guessSize, isWithin, type SizableText, SMALLEST, textInOneSize, textInOwnSizes } from './sizes';

/** Milliseconds after the last change of the space (specification, section 9, dialogs, tooltips and text). */
const DEBOUNCE = 100;

/** Fits the text into one line, again whenever its words, space or font change. */
export function startTextShrink(block: TextShrink): Dispose {
  const { element, signal } = block;
  const [widthOf, adapt] = element.matches('.sqsrte-scaled-text')
    ? [spaceAround, scale]
    : [availableWidth, shrink];
  let space = 0;
  const refit = () => {
    if (widthOf(element)) adapt(block);
    space = widthOf(element);
  };
  const { schedule, cancel } = createResizeScheduler(refit, DEBOUNCE);
  const sizes = createResizeObserver(() => {
    const now = widthOf(element);
    if (now && now !== space) schedule(); // while hidden there is none, and the size is kept
  });
  const observer = createMutationObserver(schedule);
  for (const box of [element, boxAround(element)]) sizes.observe(box);
  observer.observe(element, { childList: true, characterData: true, subtree: true });
  document.fonts?.addEventListener('loadingdone', schedule, { signal });
  refit();
  return () => {
    cancel();
    sizes.disconnect();
    observer.disconnect();
  };
}

/** Shrinks the text to one line. If even the minimum size is too large, the text has that size and may wrap. */
function shrink(block: TextShrink): void {
  const { element, attributes } = block;
  attributes.restore();
  const text = textInOwnSizes(block);
  const { full } = text;
  const widthOf = () => availableWidth(element);
  const isFitting = (size: number) => {
    text.setSize(size);
    return isWithin(text, widthOf());
  };
  attributes.style(element, 'white-space', 'nowrap');
  if (full <= SMALLEST || isFitting(full)) {
    attributes.restore();
    return;
  }
  const size = largestFitting(SMALLEST, full, isFitting, guessSize(text, full, widthOf));
  if (size === SMALLEST && !isFitting(SMALLEST)) attributes.restore();
  text.setSize(size);
}

/**
 * Scales a published page's text to one line in its container; its style sheet waits for `loaded`. Text too long even
 * at the minimum size wraps.
 */
function scale(block: TextShrink): void {
  const { element, attributes } = block;
  const inner = [...element.querySelectorAll<HTMLElement>('*')];
  // Published style sheets keep every element inside on one line, whatever else is said.
  const wrap = (whiteSpace: string) => {
    for (const part of [element, ...inner]) attributes.style(part, 'white-space', whiteSpace, 'important');
  };
  attributes.restore();
  for (const line of element.children) attributes.style(line as HTMLElement, 'font-size', 'inherit'); // headings have their own size
  wrap('nowrap');
  const text = textInOneSize(block);
  text.setSize(SMALLEST);
  const space = spaceAround(element); // it may be as wide as its text
  if (isWithin(text, space)) text.setSize(largestScaled(text, space));
  else {
    wrap('normal');
    attributes.style(element, 'word-break', 'break-word'); // they also break words anywhere
  }
  if (element.parentElement) attributes.toggleClass(element.parentElement, 'loaded', true);
}

function largestScaled(text: SizableText, space: number): number {
  const guess = guessSize(text, SMALLEST, () => space);
  const isFitting = (size: number) => {
    text.setSize(size);
    return isWithin(text, space);
  };
  return largestFitting(SMALLEST, 2 * guess, isFitting, guess);
}
