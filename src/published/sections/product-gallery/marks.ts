import { entriesOf } from '../../../data/indexes';
import { wrapIndex } from '../../../data/swipe';
import type { ServerAttributes } from '../../../dom/attributes';

/** The class of what is selected, in newer templates and in those of version 7.0. */
const SELECTED = ['selected', 'sqs-pdp-gallery-slide-active', 'sqs-active-slide'];

/** Which slide is selected, which one was, and from which side the new one comes: negative from the start. */
export interface Change {
  readonly current: number;
  readonly left: number;
  readonly step: number;
}

interface Elements {
  readonly slides: readonly Element[];
  readonly thumbnails: readonly Element[];
  readonly buttons: readonly Element[];
}

/** Style sheets hide all of it until the platform's script has loaded the pictures. */
export function markLoaded({ slides, thumbnails, buttons }: Elements, attributes: ServerAttributes): void {
  for (const element of [...slides, ...thumbnails]) attributes.toggleClass(element, 'loaded', true);
  for (const slide of slides)
    for (const name of ['next-loaded', 'prev-loaded']) attributes.toggleClass(slide, name, true);
  for (const button of buttons) attributes.toggleClass(button, 'enabled', true);
}

/** Style sheets animate what is selected, from the side that it comes from. */
export function markSelected(
  elements: readonly Element[],
  { current, step }: Change,
  attributes: ServerAttributes,
): void {
  for (const [index, element] of entriesOf(elements)) {
    const isSelected = index === current;
    for (const name of SELECTED) attributes.toggleClass(element, name, isSelected);
    attributes.toggleClass(element, 'going-next', isSelected && step >= 0);
    attributes.toggleClass(element, 'going-prev', isSelected && step < 0);
  }
}

/** Style sheets keep a box for the slides on either side, so that they load ahead, and animate the one that leaves. */
export function markNeighbours(
  slides: readonly Element[],
  { current, left, step }: Change,
  attributes: ServerAttributes,
): void {
  const isNext = step >= 0;
  for (const [index, slide] of entriesOf(slides)) {
    const isOther = index !== current;
    const isLeaving = isOther && index === left;
    const isBeside = (side: number) => isOther && index === wrapIndex(current + side, slides.length);
    attributes.toggleClass(slide, 'prev-slide', isBeside(-1) || (isLeaving && isNext));
    attributes.toggleClass(slide, 'next-slide', isBeside(1) || (isLeaving && !isNext));
    if (isLeaving) attributes.toggleClass(slide, isNext ? 'going-next' : 'going-prev', true);
  }
}
