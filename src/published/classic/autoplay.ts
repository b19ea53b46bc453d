import { asRecord, ownProperty, readNumber } from '../../data/fields';
import type { Template } from './template';

/** Seconds, where the site does not say how many. */
const DEFAULT_SECONDS = 5;

/** Seconds: three or more changes per second can trigger seizures (WCAG 2.3.1). */
const FEWEST_SECONDS = 0.5;

/** Turns the slides of an index until the visitor uses them; not while they are pointed at, hidden, or unwanted. */
export function startAutoplay(frame: HTMLElement, turn: () => void, { runtime, signal }: Template): void {
  const tweaks = asRecord(ownProperty(asRecord(runtime.site), 'tweakJSON'));
  const seconds = readNumber(ownProperty(tweaks, 'tweak-index-gallery-autoplay-duration')) || DEFAULT_SECONDS;
  const isWanted = () =>
    !document.hidden && !frame.matches(':hover') && !runtime.media.prefersReducedMotion();
  const timer = setInterval(() => isWanted() && turn(), Math.max(seconds, FEWEST_SECONDS) * 1000);
  const stop = () => clearInterval(timer);
  for (const type of ['pointerdown', 'focusin']) frame.addEventListener(type, stop, { signal });
  signal.addEventListener('abort', stop);
}
