import type { Point } from '../../media/images/dimensions';

export function pointOf({ clientX: x, clientY: y }: MouseEvent): Point {
  return { x, y };
}

export function between(from: Point, to: Point): Point {
  return { x: to.x - from.x, y: to.y - from.y };
}

export function lengthOf({ x, y }: Point): number {
  return Math.hypot(x, y);
}

/** How two fingers change a picture: its scale about the point between them, and its position. */
interface Pinch {
  readonly factor: number;
  readonly centre: Point;
  readonly by: Point;
}

/** One finger moves, the other one rests: the picture follows the point between them. */
export function pinchOf(from: Point, to: Point, resting: Point): Pinch {
  const { x, y } = between(from, to);
  return {
    factor: lengthOf(between(resting, to)) / (lengthOf(between(resting, from)) || 1),
    centre: { x: (to.x + resting.x) / 2, y: (to.y + resting.y) / 2 },
    by: { x: x / 2, y: y / 2 },
  };
}
