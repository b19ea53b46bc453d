import { swipeDuration } from '../../../../data/swipe';
import type { Carousel } from '../carousel';
import { type Drag, watchDrags } from '../drags';
import type { Glide } from './glide';
import type { Row } from './row';

/** Seconds for which a released row keeps its momentum. */
const ROLL = 0.2;

interface RowDrags {
  readonly isDragging: boolean;
  /** Duration in seconds of the animation after a drag; `undefined` if it wasn't a drag. */
  readonly duration: number | undefined;
}

/** Lets a mouse drag the row like a finger. */
export function dragRow(carousel: Carousel, row: Row, glide: Glide): RowDrags {
  const { elements, index, signal } = carousel;
  let start: number | undefined;
  let duration: number | undefined;

  function letGo({ distance, velocity, isSwipe }: Drag): void {
    start = undefined;
    const nearest = row.slideAt(Math.max(0, row.position - velocity * row.side * ROLL));
    const step = isSwipe && nearest === index.current ? -Math.sign(distance) * row.side : 0;
    const to = Math.max(0, Math.min(nearest + step, index.count - 1));
    const remaining = row.placeOf(to) - row.position;
    duration = swipeDuration({ distance: remaining, velocity, viewportWidth: innerWidth });
    if (!index.goTo(to)) glide.to(row.placeOf(index.current), duration);
    duration = undefined;
  }

  watchDrags(
    elements.list,
    {
      accepts: ({ pointerType }) => pointerType === 'mouse' && !index.isInMotion,
      start() {
        start = row.position;
        row.snap(false);
      },
      move(distance) {
        if (start !== undefined) row.position = Math.max(0, start - distance * row.side);
      },
      end: letGo,
    },
    signal,
  );
  return {
    get isDragging() {
      return start !== undefined;
    },
    get duration() {
      return duration;
    },
  };
}
