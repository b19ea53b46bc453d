import { boxAround } from '../../text/box-around';

/** The width in px that a line of the element's text has: its own box's, or the box's around it where that is less. */
export function roomFor(element: Element): number {
  const isSeen = element.getClientRects().length > 0;
  const own = innerWidthOf(element) || Number.POSITIVE_INFINITY;
  return isSeen ? Math.min(own, innerWidthOf(boxAround(element))) : 0;
}

function innerWidthOf(element: Element): number {
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  return Math.max(0, element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight));
}

/** The width in px of what stands in the element, as far as it may reach out of its box. */
export function textWidth(element: Element): number {
  const range = new Range();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().width;
}
