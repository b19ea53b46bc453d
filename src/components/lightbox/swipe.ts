import { isSwipe } from '../../data/swipe';
import type { Point, Size } from '../../media/images/settings';

/** A slow movement of the finger counts when it goes over this share of the room. */
const FAR = 1 / 3;

export type Swipe = 'left' | 'right' | 'down';

/** What a finger means that moved by so many px in so many milliseconds and then left the glass. */
export function swipeOf({ x, y }: Point, milliseconds: number, space: Size): Swipe | undefined {
  const isSideways = Math.abs(x) > Math.abs(y);
  const distance = isSideways ? Math.abs(x) : y;
  const isFar = distance > FAR * (isSideways ? space.width : space.height);
  if (distance < 0 || !(isFar || isSwipe(distance, milliseconds))) return undefined;
  if (!isSideways) return 'down';
  return x < 0 ? 'left' : 'right';
}
