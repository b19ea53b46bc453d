import { type Box, linesOf, seenFrom } from './geometry/lines';
import type { TextHighlight } from './settings';

/** The measurements needed to draw a highlight. */
export interface MeasuredText {
  /** In px from the highlight's own corner. */
  readonly lines: readonly Box[];
  /** Px. */
  readonly fontSize: number;
}

/** Default font size in px (specification, section 9, dialogs, tooltips and text). */
const FONT_SIZE = 12;

/**
 * The highlight element's width in px; its displayed width shows how much an ancestor is scaled. No wider than a short
 * word: beside one at the window's edge it would make the page scroll sideways.
 */
const MARK_WIDTH = 8;

/** Measures the lines of the text, whatever its markup, leaving out the highlight itself. */
export function measureText({ element, settings }: TextHighlight, mark: Element): MeasuredText {
  const range = new Range();
  range.selectNodeContents(element);
  range.setStartAfter(mark);
  const corner = mark.getBoundingClientRect();
  const scale = corner.width / MARK_WIDTH || 1;
  return {
    lines: linesOf(range.getClientRects()).map((line) => seenFrom(corner, scale, line)),
    fontSize: settings.fontSize ?? (Number.parseFloat(getComputedStyle(element).fontSize) || FONT_SIZE),
  };
}
