import { textWidth } from './room';
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
export function isWithin({ element }: TextShrink, room: number): boolean {
  return textWidth(element) <= room + ROUNDING;
}

/** The size (px) that fills the room (px), told by the text as it is set in the smallest: widths grow nearly as sizes do. */
export function estimateSize({ element }: TextShrink, room: number): number {
  return (SMALLEST * room) / (textWidth(element) || room);
}
