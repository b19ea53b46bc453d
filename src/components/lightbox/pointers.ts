import { isPageZoomed } from '../../dom/layout';
import type { Point } from '../../media/images/dimensions';
import { type Swipe, swipeOf } from './drag';
import { between, lengthOf, pinchOf, pointOf } from './fingers';
import type { Zoomer } from './zoomer';

/** Px a finger may move during a tap. */
const TREMOR = 8;

interface PointerUse {
  readonly stage: HTMLElement;
  readonly zoomer: Zoomer;
  readonly signal: AbortSignal;
  /** Moves the slides with the finger. */
  drag(by: Point): void;
  /** The finger was lifted. */
  drop(swipe: Swipe | undefined): void;
}

/** A finger's start and current position. */
interface Finger {
  readonly start: Point;
  readonly time: number;
  readonly at: Point;
}

/** Two fingers zoom; one finger moves a zoomed picture, or the slides. */
export function followPointers({ stage, zoomer, signal, drag, drop }: PointerUse): void {
  const fingers = new Map<number, Finger>();
  /** What the gesture does until all fingers are lifted, so that a pinch doesn't end as a swipe. */
  let doing: 'nothing' | 'zooming' | 'dragging' = 'nothing';

  function press(event: PointerEvent): void {
    if (event.button > 0 || isPageZoomed()) return;
    if (!fingers.size) doing = 'nothing';
    const at = pointOf(event);
    fingers.set(event.pointerId, { start: at, time: event.timeStamp, at });
  }

  function move(event: PointerEvent): void {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    const at = pointOf(event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, { ...finger, at });
    if (other) pinch(finger.at, at, other.at);
    else if (lengthOf(between(finger.start, at)) > TREMOR || doing !== 'nothing') moveOne(finger, at);
  }

  function pinch(from: Point, to: Point, resting: Point): void {
    doing = 'zooming';
    const { factor, centre, by } = pinchOf(from, to, resting);
    zoomer.zoomBy(factor, centre);
    zoomer.panBy(by);
  }

  function moveOne({ start, at: from }: Finger, at: Point): void {
    if (zoomer.isZoomed) {
      doing = 'zooming';
      zoomer.panBy(between(from, at));
    } else if (doing !== 'zooming') {
      doing = 'dragging';
      drag(between(start, at));
    }
  }

  function release(event: PointerEvent): void {
    const finger = fingers.get(event.pointerId);
    fingers.delete(event.pointerId);
    if (!finger || doing !== 'dragging' || fingers.size) return;
    const space = { width: innerWidth, height: innerHeight };
    const isCancelled = event.type === 'pointercancel';
    const swipe = swipeOf(between(finger.start, pointOf(event)), event.timeStamp - finger.time, space);
    drop(isCancelled ? undefined : swipe);
  }

  /** A drag isn't a click; clicks from the keyboard have no detail. */
  function swallow(event: MouseEvent): void {
    if (doing !== 'nothing' && event.detail) event.stopPropagation();
  }

  /** Visitors who have zoomed the page itself need their gestures for that. */
  function leaveToPage(): void {
    stage.style.touchAction = isPageZoomed() ? 'auto' : '';
  }

  leaveToPage();
  visualViewport?.addEventListener('resize', leaveToPage, { signal });
  stage.addEventListener('pointerdown', press, { signal });
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', release, { signal });
  addEventListener('pointercancel', release, { signal });
  stage.addEventListener('click', swallow, { signal, capture: true });
}
