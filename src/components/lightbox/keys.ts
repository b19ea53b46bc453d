import { isWithModifier } from '../../dom/modifiers';
import type { LightboxState } from './lightbox-state';

/** Milliseconds between two steps by key (specification, section 9, lightbox). */
const THROTTLE = 200;

const ARROWS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The arrow keys go to the slide on their side; a key that is held down goes on at a bearable speed. */
export function followKeys(
  dialog: HTMLElement,
  { state, forward, signal }: { state: LightboxState; forward: number; signal: AbortSignal },
): void {
  let last = Number.NEGATIVE_INFINITY;

  function press(event: KeyboardEvent): void {
    const side = Object.hasOwn(ARROWS, event.key) ? ARROWS[event.key] : undefined;
    if (!side || isWithModifier(event)) return;
    event.preventDefault();
    if (event.timeStamp - last < THROTTLE) return;
    last = event.timeStamp;
    state.step(side * forward);
  }

  dialog.addEventListener('keydown', press, { signal });
}
