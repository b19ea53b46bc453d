import type { Point, Size } from '../../images/settings';

/** A quick movement of the finger: px, and milliseconds (specification, section 9, touch swipe). */
const DISTANCE = 50;
const DURATION = 250;

/** A slow one counts when it goes over this share of the room. */
const FAR = 1 / 3;

export type Swipe = 'left' | 'right' | 'down';

/** What a finger means that moved by so many px in so many milliseconds and then left the glass. */
export function swipeOf({ x, y }: Point, milliseconds: number, room: Size): Swipe | undefined {
  const isSideways = Math.abs(x) > Math.abs(y);
  const distance = isSideways ? Math.abs(x) : y;
  const isQuick = distance >= DISTANCE && milliseconds <= DURATION;
  const isFar = distance > FAR * (isSideways ? room.width : room.height);
  if (!isQuick && !isFar) return undefined;
  if (!isSideways) return 'down';
  return x < 0 ? 'left' : 'right';
}
