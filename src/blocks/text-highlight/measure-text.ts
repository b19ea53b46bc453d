import { type Box, linesOf, seenFrom } from './geometry/lines';
import type { TextHighlight } from './text-highlight';

/** What a mark has to be drawn on. */
export interface MeasuredText {
  /** In px from the mark's own corner. */
  readonly lines: readonly Box[];
  /** Px. */
  readonly fontSize: number;
}

/** Px of text that says nothing of its size (specification, section 9, dialogs, tooltips and text). */
const FONT_SIZE = 12;

/** The width in px that the mark's element has, so that one sees how much the page around has been scaled. */
const MARK_WIDTH = 100;

/** Reads the lines of the words, whatever elements they stand in, without the mark that lies behind them. */
export function measureText({ element, settings }: TextHighlight, mark: Element): MeasuredText {
  const range = new Range();
  range.setStart(element, 0);
  range.setEndBefore(mark);
  const corner = mark.getBoundingClientRect();
  const scale = corner.width / MARK_WIDTH || 1;
  return {
    lines: linesOf(range.getClientRects()).map((line) => seenFrom(corner, scale, line)),
    fontSize: settings.fontSize ?? (Number.parseFloat(getComputedStyle(element).fontSize) || FONT_SIZE),
  };
}
