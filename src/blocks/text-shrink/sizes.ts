import { textWidth } from './available-width';
import type { TextShrink } from './settings';

/** Minimum font size in px (specification, section 9, dialogs, tooltips and text). */
export const SMALLEST = 11;

/** Browsers round box widths by up to this many px. */
const ROUNDING = 0.5;

/** Text that can be set in another size. */
export interface SizableText {
  readonly element: HTMLElement;
  /** Sets the font size (px). */
  setSize(size: number): void;
}

/** Text in one size: the element's. */
export function textInOneSize({ element, attributes }: TextShrink): SizableText {
  return { element, setSize: (size) => attributes.style(element, 'font-size', `${size}px`) };
}

/**
 * Text in its own sizes: a heading inside doesn't follow the element's size. `full` is the largest of them; the others
 * keep their proportion to it down to the minimum, and none below the minimum changes.
 */
export function textInOwnSizes({ element, attributes }: TextShrink): SizableText & { readonly full: number } {
  const inner = [...element.querySelectorAll<HTMLElement>('*')].filter(hasText);
  const parts = [element, ...inner]; // the element also sets how high a line is
  const sizes = parts.map((part) => Number.parseFloat(getComputedStyle(part).fontSize));
  const full = Math.max(0, ...sizes.slice(hasText(element) ? 0 : 1));
  return {
    element,
    full,
    setSize(size) {
      parts.forEach((part, index) => {
        const own = sizes[index] ?? full;
        const scaled = Math.max((own * size) / full, Math.min(own, SMALLEST));
        attributes.style(part, 'font-size', `${scaled}px`);
      });
    },
  };
}

function hasText({ childNodes }: Element): boolean {
  return [...childNodes].some((node) => node instanceof Text && node.data.trim());
}

/** Whether the text at its current size fits into this space (px). */
export function isWithin({ element }: SizableText, space: number): boolean {
  return textWidth(element) <= space + ROUNDING;
}

/**
 * Estimates the size (px) that fills the space (px), based on the text at `size`. Widths are almost proportional to
 * sizes, apart from rounding in fonts; so the first estimate is applied and measured to get a better one.
 */
export function guessSize(text: SizableText, size: number, widthOf: () => number): number {
  const first = Math.max(SMALLEST, sizeFilling(text, size, widthOf()));
  text.setSize(first);
  return sizeFilling(text, first, widthOf());
}

function sizeFilling({ element }: SizableText, size: number, space: number): number {
  return (size * space) / (textWidth(element) || space);
}
