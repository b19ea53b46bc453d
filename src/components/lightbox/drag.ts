import { isSwipe } from '../../data/swipe';
import type { Point, Size } from '../../media/images/dimensions';
import type { Lightbox } from './lightbox';

/** How far slides follow a drag past the first or last one, as a fraction. */
const BRAKE = 0.3;

interface Drag {
  /** Moves the slides with the finger. */
  drag(by: Point): void;
  /** Goes to the next slide or back. */
  drop(swipe: Swipe | undefined): void;
}

export function createDrag({ track: { style }, state, forward }: Lightbox): Drag {
  const steps: Readonly<Record<Swipe, () => unknown>> = {
    left: () => state.step(forward),
    right: () => state.step(-forward),
    down: state.close,
  };
  return {
    drag({ x, y }) {
      const isSideways = Math.abs(x) > Math.abs(y);
      const isFree = state.canStep(x < 0 ? forward : -forward);
      const across = isSideways ? x * (isFree ? 1 : BRAKE) : 0;
      const down = isSideways ? 0 : Math.max(0, y);
      style.transition = 'none';
      style.transform = `translate(${across}px, ${down}px)`;
    },
    drop(swipe) {
      style.transition = '';
      style.transform = '';
      if (swipe) steps[swipe]();
    },
  };
}

/** A slow drag counts beyond this fraction of the width or height. */
const FAR = 1 / 3;

export type Swipe = 'left' | 'right' | 'down';

/** The swipe for a finger that moved by so many px in so many milliseconds and was lifted. */
export function swipeOf({ x, y }: Point, milliseconds: number, space: Size): Swipe | undefined {
  const isSideways = Math.abs(x) > Math.abs(y);
  const distance = isSideways ? Math.abs(x) : y;
  const isFar = distance > FAR * (isSideways ? space.width : space.height);
  if (distance < 0 || !(isFar || isSwipe(distance, milliseconds))) return undefined;
  if (!isSideways) return 'down';
  return x < 0 ? 'left' : 'right';
}
