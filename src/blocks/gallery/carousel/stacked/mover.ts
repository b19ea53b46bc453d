import type { Dispose } from '../../../../data/dispose';
import { readingSide } from '../../../../dom/layout';

import type { Carousel } from '../carousel';

/** Moves slides that lie in one place. */
export interface Mover {
  /** 1 where reading begins on the left, -1 where on the right. */
  readonly side: 1 | -1;
  /** Lets a slide be seen beside the active one. */
  show(slide: HTMLElement, isShown: boolean): void;
  /** Shows and moves slides, in seconds; at once for visitors who want no motion. */
  move(moves: ReadonlyMap<HTMLElement, Keyframe[]>, seconds: number, done: Dispose): void;
  stop(): void;
}

export function createMover({ elements, attributes, runtime }: Carousel): Mover {
  let side: 1 | -1 | undefined;
  let end: Dispose | undefined;
  let finish: Dispose | undefined;
  const show = (slide: HTMLElement, isShown: boolean) =>
    attributes.toggleClass(slide, 'mortar-moving-slide', isShown);

  return {
    get side() {
      side ??= readingSide(elements.list);
      return side;
    },
    show,
    move(moves, seconds, done) {
      finish?.();
      const duration = runtime.media.prefersReducedMotion() ? 0 : seconds * 1000;
      const movements = [...moves].map(([slide, frames]) => {
        show(slide, true);
        return slide.animate?.(frames, { duration, easing: 'ease-out', fill: 'forwards' });
      });
      end = () => {
        clearTimeout(timer);
        finish = undefined;
        for (const slide of moves.keys()) show(slide, false);
        for (const movement of movements) movement?.cancel();
      };
      finish = () => {
        end?.();
        done();
      };
      const timer = setTimeout(finish, duration); // also ends in a hidden tab, where nothing moves
    },
    stop: () => end?.(),
  };
}
