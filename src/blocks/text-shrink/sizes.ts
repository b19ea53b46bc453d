import { textWidth } from './available-width';
import type { TextShrink } from './settings';

/** Minimum font size in px (specification, section 9, dialogs, tooltips and text). */
export const SMALLEST = 11;

/** Browsers round box widths by up to this many px. */
const ROUNDING = 0.5;

/** Sets the font size (px). */
export function setSize({ element, attributes }: TextShrink, size: number): void {
  attributes.style(element, 'font-size', `${size}px`);
}

/** Whether the text at its current size fits into this space (px). */
export function isWithin({ element }: TextShrink, space: number): boolean {
  return textWidth(element) <= space + ROUNDING;
}

/**
 * Estimates the size (px) that fills the space (px), based on the text at `size`. Widths are almost proportional to
 * sizes, apart from rounding in fonts; so the first estimate is applied and measured to get a better one.
 */
export function guessSize(block: TextShrink, size: number, widthOf: () => number): number {
  const first = Math.max(SMALLEST, sizeFilling(block, size, widthOf()));
  setSize(block, first);
  return sizeFilling(block, first, widthOf());
}

function sizeFilling({ element }: TextShrink, size: number, space: number): number {
  return (size * space) / (textWidth(element) || space);
}
