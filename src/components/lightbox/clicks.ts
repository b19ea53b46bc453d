import type { LightboxState } from './lightbox-state';
import type { Zoomer } from './zoomer';

/** Milliseconds in which a second tap counts as a double-tap. */
const DOUBLE_TAP = 250;

/** Milliseconds in which a second click still belongs to the one that opened the lightbox. */
const OPENING = 500;

interface ClickUse {
  readonly stage: HTMLElement;
  readonly state: LightboxState;
  readonly zoomer: Zoomer;
  /** The step to the right: 1, or -1 on a right-to-left page. */
  readonly forward: number;
  readonly signal: AbortSignal;
}

/**
 * A click on one half of the picture goes to the slide on that side; a click beside it closes the lightbox. A tap waits
 * for a possible double-tap, which zooms; a double-click zooms only where clicks do nothing, so that fast clicks turn
 * pages.
 */
export function followClicks({ stage, state, zoomer, forward, signal }: ClickUse): void {
  const openedAt = performance.now();
  let waitingTap: ReturnType<typeof setTimeout> | undefined;

  function click(event: MouseEvent): void {
    const { target, detail, timeStamp } = event;
    const picture = target instanceof Element && target.closest('.mortar-lightbox-picture');
    if (detail > 1 && timeStamp - openedAt < OPENING) return;
    if (!picture) state.close();
    else if (target.closest('button')) return;
    else if (isTouch(event)) tap(event, picture);
    else if (!stepTo(event, picture) && detail === 2) zoomer.toggle({ x: event.clientX, y: event.clientY });
  }

  function tap(event: MouseEvent, picture: Element): void {
    const isSecond = waitingTap !== undefined;
    clearTimeout(waitingTap);
    waitingTap = undefined;
    if (isSecond) zoomer.toggle({ x: event.clientX, y: event.clientY });
    else
      waitingTap = setTimeout(() => {
        waitingTap = undefined;
        stepTo(event, picture);
      }, DOUBLE_TAP);
  }

  function stepTo({ clientX }: MouseEvent, picture: Element): boolean {
    const half = halfAt(clientX, picture.getBoundingClientRect());
    return !zoomer.isZoomed && half !== undefined && state.step(half === 'left' ? -forward : forward);
  }

  stage.addEventListener('click', click, { signal });
  signal.addEventListener('abort', () => clearTimeout(waitingTap));
}

/** Browsers without pointer events for clicks don't distinguish touch. */
function isTouch(event: MouseEvent): boolean {
  return (event as PointerEvent).pointerType === 'touch';
}

/** Fraction of the width at each edge where clicks do nothing (specification, section 9, lightbox). */
const DEAD_ZONE = 0.02;

/** The half of a box at `x` px; `undefined` at its edges and outside. */
export function halfAt(
  x: number,
  { left, width }: Pick<DOMRect, 'left' | 'width'>,
): 'left' | 'right' | undefined {
  const share = (x - left) / width;
  if (!(share >= DEAD_ZONE && share <= 1 - DEAD_ZONE)) return undefined;
  return share < 0.5 ? 'left' : 'right';
}
