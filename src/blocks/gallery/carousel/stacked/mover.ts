import type { Dispose } from '../../../../data/dispose';
import { guarded } from '../../../../data/guarded';
import { readingSide } from '../../../../dom/layout';
import type { Carousel } from '../carousel';

/** Animates slides stacked in one place. */
export interface Mover {
  /** 1 if reading starts on the left, -1 if on the right. */
  readonly side: 1 | -1;
  /** Makes a slide visible in addition to the active one. */
  show(slide: HTMLElement, isShown: boolean): void;
  /** Shows and animates slides; the duration is in seconds, immediate with reduced motion. */
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
        return guarded(() => slide.animate(frames, { duration, easing: 'ease-out', fill: 'forwards' }));
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
      const timer = setTimeout(finish, duration); // also fires in a hidden tab, where animations don't run
    },
    stop: () => end?.(),
  };
}
