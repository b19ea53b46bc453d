import type { Point, Size } from '../../media/images/dimensions';

/** Distances in px to the pointer and the viewport's edges (specification, section 9, tooltips). */
const OFFSET = 15;
const MARGIN = 20;

/** A tooltip's position at the pointer: after and below it, or before and above if there is no room. In px. */
export function positionAtPointer({ x, y }: Point, tooltip: Size, viewport: Size): Point {
  return {
    x: positionBeside(x, x, tooltip.width, viewport.width),
    y: positionBeside(y, y, tooltip.height, viewport.height),
  };
}

/** A tooltip's position at a focused element: centred below it, or above it. */
export function positionAtElement(box: Point & Size, tooltip: Size, viewport: Size): Point {
  const middle = box.x + (box.width - tooltip.width) / 2;
  return {
    x: keepInside(middle, tooltip.width, viewport.width),
    y: positionBeside(box.y, box.y + box.height, tooltip.height, viewport.height),
  };
}

/** After the end if there is room, else before the start if there is, else inside anyway. */
function positionBeside(start: number, end: number, length: number, space: number): number {
  const after = end + OFFSET;
  const before = start - OFFSET - length;
  const fitsAfter = after + length <= space - MARGIN;
  return keepInside(fitsAfter || before < MARGIN ? after : before, length, space);
}

/** If it is too long for the viewport, it starts at the margin. */
function keepInside(position: number, length: number, space: number): number {
  return Math.max(MARGIN, Math.min(position, space - MARGIN - length));
}
