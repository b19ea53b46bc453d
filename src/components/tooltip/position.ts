export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Distances in px from the pointer and from the viewport's edges (specification, section 9, tooltips). */
const OFFSET = 15;
const MARGIN = 20;

/** Where a tooltip lies for a pointer: after it and below it, or before and above where there is no room. All in px. */
export function positionAtPointer({ x, y }: Point, tooltip: Size, viewport: Size): Point {
  return {
    x: positionBeside(x, x, tooltip.width, viewport.width),
    y: positionBeside(y, y, tooltip.height, viewport.height),
  };
}

/** Where a tooltip lies for an element that has the focus: below its middle, or above it. */
export function positionAtElement(box: Point & Size, tooltip: Size, viewport: Size): Point {
  const middle = box.x + (box.width - tooltip.width) / 2;
  return {
    x: keepInside(middle, tooltip.width, viewport.width),
    y: positionBeside(box.y, box.y + box.height, tooltip.height, viewport.height),
  };
}

/** After the end where there is room, else before the start where there is, else inside all the same. */
function positionBeside(start: number, end: number, length: number, space: number): number {
  const after = end + OFFSET;
  const before = start - OFFSET - length;
  const fitsAfter = after + length <= space - MARGIN;
  return keepInside(fitsAfter || before < MARGIN ? after : before, length, space);
}

/** What is too long for the viewport starts at its margin. */
function keepInside(position: number, length: number, space: number): number {
  return Math.max(MARGIN, Math.min(position, space - MARGIN - length));
}
