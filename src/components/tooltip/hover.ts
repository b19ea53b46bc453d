import { createDisposables, type Disposables } from '../../data/disposables';
import type { Point } from './place';

/** A pointer rests for these milliseconds before a tooltip comes (specification, section 9, tooltips). */
const DELAY = 1200;

/** Waits while the pointer is over an element, then tells where it is. The time counts from the event. */
export function waitForHover(
  element: Element,
  event: PointerEvent,
  onDue: (pointer: Point) => void,
): Disposables {
  const disposables = createDisposables();
  let pointer: Point = event;
  const follow = (moved: Event) => {
    pointer = moved as PointerEvent;
  };
  const finish = () => {
    disposables.dispose();
    if (element.matches(':hover')) onDue(pointer);
  };
  const waited = Math.max(0, performance.now() - event.timeStamp);
  const timer = setTimeout(finish, DELAY - waited);
  element.addEventListener('pointermove', follow);
  element.addEventListener('pointerleave', disposables.dispose);
  disposables.add(() => {
    clearTimeout(timer);
    element.removeEventListener('pointermove', follow);
    element.removeEventListener('pointerleave', disposables.dispose);
  });
  return disposables;
}
