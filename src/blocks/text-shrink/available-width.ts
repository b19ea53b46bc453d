import { boxAround } from '../../dom/layout';

/** The width in px that a line of the element's text has: its own box's, or the box's around it where that is less. */
export function availableWidth(element: Element): number {
  return Math.min(innerWidthOf(element) || Number.POSITIVE_INFINITY, spaceAround(element));
}

/** The width in px that a line has in the box around the element; none while the element is hidden. */
export function spaceAround(element: Element): number {
  return element.getClientRects().length > 0 ? innerWidthOf(boxAround(element)) : 0;
}

function innerWidthOf(element: Element): number {
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  return Math.max(0, element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight));
}

/** The width in px of what stands in the element, as far as it may reach out of its box and of those within. */
export function textWidth(element: Element): number {
  const boxes = leavesOf(element).flatMap(boxesOf);
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  return boxes.length && right - left;
}

function leavesOf(node: Node): Node[] {
  return node.hasChildNodes() ? [...node.childNodes].flatMap(leavesOf) : [node];
}

function boxesOf(leaf: Node): DOMRect[] {
  const range = new Range();
  range.selectNode(leaf);
  return [...range.getClientRects()].filter(({ height }) => height > 0);
}
