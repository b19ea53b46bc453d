import { SHORTEST_AUTOPLAY } from '../../../blocks/gallery/geometry/autoplay';
import { ownProperty, readNumber } from '../../../data/fields';
import type { Scope } from '../../common/scope';
import { tweaksOf } from '../../common/tweaks';

/** Seconds, where the site does not say how many. */
const DEFAULT_SECONDS = 5;

/** Turns the slides of an index until the visitor uses them; not while they are pointed at, hidden, or unwanted. */
export function startAutoplay(frame: HTMLElement, turn: () => void, { runtime, signal }: Scope): void {
  const duration = ownProperty(tweaksOf(runtime.site), 'tweak-index-gallery-autoplay-duration');
  const seconds = readNumber(duration) || DEFAULT_SECONDS;
  const turnIfWanted = () => {
    const isUnwanted = frame.matches(':hover') || runtime.media.prefersReducedMotion();
    if (!document.hidden && !isUnwanted) turn();
  };
  const timer = setInterval(turnIfWanted, Math.max(seconds, SHORTEST_AUTOPLAY) * 1000);
  const stop = () => clearInterval(timer);
  for (const type of ['pointerdown', 'focusin']) frame.addEventListener(type, stop, { signal });
  signal.addEventListener('abort', stop);
}
