import { boxAround } from '../../dom/layout';

/** The width in px available to a line: the element's own or its ancestor box's, whichever is smaller. */
export function availableWidth(element: Element): number {
  return Math.min(innerWidthOf(element) || Number.POSITIVE_INFINITY, spaceAround(element));
}

/** The width in px inside the nearest ancestor box; none while the element is hidden. */
export function spaceAround(element: Element): number {
  return element.getClientRects().length > 0 ? innerWidthOf(boxAround(element)) : 0;
}

function innerWidthOf(element: Element): number {
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  return Math.max(0, element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight));
}

/** The width in px of the element's content, including overflow. */
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
