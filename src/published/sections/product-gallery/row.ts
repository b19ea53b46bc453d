import { wrapIndex } from '../../../data/swipe';
import type { ServerAttributes } from '../../../dom/attributes';
import { isVisible } from '../../../dom/is-visible';
import { readingSide } from '../../../dom/layout';

type Slides = readonly HTMLElement[];

/** Moves pictures that stand beside each other, in a row wider than its frame, until this one comes first. */
export function moveRow(slides: Slides, index: number, attributes: ServerAttributes): void {
  const row = slides[0]?.parentElement;
  if (!row) return;
  const distance = positionsOf(slides, row)[index] ?? 0;
  attributes.style(row, 'transform', distance ? `translateX(${-distance * readingSide(row)}px)` : '');
}

/** The picture a step further; in a row, the next one that moves it, since at its end several are seen together. */
export function nextInRow(slides: Slides, current: number, step: number): number {
  const positions = positionsOf(slides, slides[0]?.parentElement);
  const others = slides.map((_, index) => wrapIndex(current + step * (index + 1), slides.length));
  const isRow = positions.some(Boolean);
  return others.find((index) => !isRow || positions[index] !== positions[current]) ?? current;
}

/** Whether pictures are listed below each other, where all of them are seen. */
export function isListed(slides: Slides): boolean {
  const isBelow = ({ offsetTop }: HTMLElement) => offsetTop !== slides[0]?.offsetTop;
  return slides.some(isBelow) && slides.every((slide) => isVisible(slide, { visibilityProperty: true }));
}

/** How far (px) a row moves for each of its pictures; 0 for pictures that lie over or below each other. */
function positionsOf(slides: Slides, row: HTMLElement | null | undefined): number[] {
  if (!row) return [];
  const end = Math.max(0, row.scrollWidth - row.clientWidth);
  const start = slides[0]?.offsetLeft ?? 0;
  return slides.map(({ offsetLeft }) => Math.min(Math.abs(offsetLeft - start), end));
}
