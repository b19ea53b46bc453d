import { wrapIndex } from '../../../data/swipe';
import type { ServerAttributes } from '../../../dom/attributes';
import type { ReplacedText } from '../../../i18n/replaced-text';
import { type Change, markNeighbours, markSelected } from './marks';
import { moveRow, nextInRow } from './row';

interface Elements {
  readonly slides: readonly HTMLElement[];
  readonly thumbnails: readonly HTMLElement[];
  /** Each says which of how many slides is shown. */
  readonly indicators: readonly ReplacedText[];
}

/** The slide that a product's gallery shows. */
export interface Selection {
  /** Shows the slide that the server has selected, else the first one. */
  start(): void;
  goTo(index: number): void;
  /** Goes there, unless it is shown already. */
  reveal(index: number): void;
  move(step: number): void;
  /** Keeps the slide in view at another size of the window. */
  fitRow(): void;
}

export function createSelection(
  { slides, thumbnails, indicators }: Elements,
  attributes: ServerAttributes,
): Selection {
  const served = slides.findIndex((slide) => slide.matches('.selected'));
  let current = Math.max(0, served);

  function select(index: number, step: number): void {
    const change: Change = { current: wrapIndex(index, slides.length), left: current, step };
    current = change.current;
    for (const indicator of indicators) indicator.write(`${current + 1} / ${slides.length}`);
    for (const elements of [slides, thumbnails]) markSelected(elements, change, attributes);
    markNeighbours(slides, change, attributes);
    fitRow();
  }

  function goTo(index: number): void {
    select(index, index - current);
  }

  function fitRow(): void {
    moveRow(slides, current, attributes);
  }

  return {
    start: () => goTo(current),
    goTo,
    reveal(index) {
      if (index !== current) goTo(index);
    },
    move: (step) => select(nextInRow(slides, current, step), step),
    fitRow,
  };
}
