import { guarded } from '../../../data/guarded';
import { isSwipe, type Sample, velocityOf } from '../../../data/swipe';

/** Px after which a press counts as a drag rather than a click. */
const SLACK = 5;

/** The end of a drag: px from its start, px per second; both are 0 if the browser has taken over the gesture. */
export interface Drag {
  readonly distance: number;
  readonly velocity: number;
  readonly isSwipe: boolean;
}

interface DragHandlers {
  accepts(press: PointerEvent): boolean;
  start(): void;
  /** Px from the start of the drag. */
  move(distance: number): void;
  end(drag: Drag): void;
}

interface Press {
  readonly x: number;
  readonly time: number;
  readonly samples: Sample[];
  isDrag: boolean;
}

/** Detects drags along a row; the click that would follow a drag is suppressed. */
export function watchDrags(element: HTMLElement, handlers: DragHandlers, signal: AbortSignal): void {
  let press: Press | undefined;
  let wasDrag = false;

  function begin(event: PointerEvent): void {
    wasDrag = false;
    if (event.isPrimary && event.button === 0 && handlers.accepts(event))
      press = { x: event.clientX, time: event.timeStamp, samples: [], isDrag: false };
  }

  function follow(event: PointerEvent): void {
    if (!press || !event.buttons) return;
    const distance = event.clientX - press.x;
    if (!press.isDrag && Math.abs(distance) < SLACK) return;
    if (!press.isDrag) take(event);
    press.isDrag = true;
    press.samples.push({ x: event.clientX, time: event.timeStamp });
    handlers.move(distance);
  }

  function take({ pointerId }: PointerEvent): void {
    guarded(() => element.setPointerCapture(pointerId)); // throws for a pointer that has left, or that a script made up
    handlers.start();
  }

  /** If the browser takes over the gesture, for example to scroll, the drag is reverted. */
  function finish(event: PointerEvent): void {
    const ended = press;
    press = undefined;
    if (!ended?.isDrag) return;
    wasDrag = true;
    const isCancelled = event.type === 'pointercancel';
    const distance = isCancelled ? 0 : event.clientX - ended.x;
    handlers.end({
      distance,
      velocity: isCancelled ? 0 : velocityOf(ended.samples),
      isSwipe: isSwipe(distance, event.timeStamp - ended.time),
    });
  }

  function dropClick(event: MouseEvent): void {
    if (!wasDrag || !event.detail) return; // not a click from the keyboard
    wasDrag = false;
    event.preventDefault();
    event.stopPropagation();
  }

  element.addEventListener('pointerdown', begin, { signal });
  element.addEventListener('pointermove', follow, { signal });
  element.addEventListener('pointerup', finish, { signal });
  element.addEventListener('pointercancel', finish, { signal });
  element.addEventListener('click', dropClick, { signal, capture: true });
  element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
}
