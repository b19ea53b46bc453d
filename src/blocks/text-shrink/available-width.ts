import { boxAround, contentSize } from '../../dom/layout';

/** The width in px available to a line: the element's own or its ancestor box's, whichever is smaller. */
export function availableWidth(element: Element): number {
  return Math.min(contentSize(element).width || Number.POSITIVE_INFINITY, spaceAround(element));
}

/** The width in px inside the nearest ancestor box; none while the element is hidden. */
export function spaceAround(element: Element): number {
  return element.getClientRects().length > 0 ? contentSize(boxAround(element)).width : 0;
}

/** The width in px of the element's line, including its indent and overflow. */
export function textWidth(element: Element): number {
  const boxes = leavesOf(element).flatMap(boxesOf);
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  return boxes.length && right - left + indentOf(element);
}

/** A percentage refers to the box around the text. */
function indentOf(element: Element): number {
  const { textIndent } = getComputedStyle(element);
  const indent = Number.parseFloat(textIndent) || 0;
  return textIndent.endsWith('%') ? (indent / 100) * spaceAround(element) : indent;
}

function leavesOf(node: Node): Node[] {
  return node.hasChildNodes() ? [...node.childNodes].flatMap(leavesOf) : [node];
}

function boxesOf(leaf: Node): DOMRect[] {
  const range = new Range();
  range.selectNode(leaf);
  return [...range.getClientRects()].filter(({ height }) => height > 0);
}
