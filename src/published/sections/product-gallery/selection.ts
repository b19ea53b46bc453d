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

/** The slide that a product's gallery shows; none at first. */
interface Selection {
  /** Shows a slide, unless it is shown already. */
  goTo(index: number): void;
  move(step: number): void;
  /** Keeps the slide in view at another size of the window. */
  fitRow(): void;
}

export function createSelection(
  { slides, thumbnails, indicators }: Elements,
  attributes: ServerAttributes,
): Selection {
  let current = -1;

  function select(index: number, step: number): void {
    if (index === current) return;
    const change: Change = { current: wrapIndex(index, slides.length), left: current, step };
    current = change.current;
    for (const indicator of indicators) indicator.write(`${current + 1} / ${slides.length}`);
    for (const elements of [slides, thumbnails]) markSelected(elements, change, attributes);
    markNeighbours(slides, change, attributes);
    fitRow();
  }

  function fitRow(): void {
    moveRow(slides, current, attributes);
  }

  return {
    goTo: (index) => select(index, index - current),
    move: (step) => select(nextInRow(slides, current, step), step),
    fitRow,
  };
}
