import { textWidth } from './available-width';
import type { TextShrink } from './text-shrink';

/** The smallest font size in px (specification, section 9, dialogs, tooltips and text). */
export const SMALLEST = 11;

/** Px by which browsers round the widths of boxes. */
const ROUNDING = 0.5;

/** Sets the text in a size (px). */
export function setSize({ element, attributes }: TextShrink, size: number): void {
  attributes.style(element, 'font-size', `${size}px`);
}

/** Whether the text, as it is set, needs no more than this room (px). */
export function isWithin({ element }: TextShrink, space: number): boolean {
  return textWidth(element) <= space + ROUNDING;
}

/**
 * About the size (px) that fills the room (px), told by the text as it is set in `size`. Widths grow nearly as sizes
 * do, but for what fonts round; so the text is set in the first guess, and tells the better one.
 */
export function guessSize(block: TextShrink, size: number, widthOf: () => number): number {
  const first = Math.max(SMALLEST, sizeFilling(block, size, widthOf()));
  setSize(block, first);
  return sizeFilling(block, first, widthOf());
}

function sizeFilling({ element }: TextShrink, size: number, space: number): number {
  return (size * space) / (textWidth(element) || space);
}
