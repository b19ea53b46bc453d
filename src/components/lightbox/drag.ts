import type { Point } from '../../media/images/settings';
import type { Lightbox } from './lightbox';
import type { Swipe } from './swipe';

/** Share of the way that slides go where there is no further one. */
const BRAKE = 0.3;

interface Drag {
  /** The slides follow the finger. */
  drag(by: Point): void;
  /** They go on or come back. */
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
