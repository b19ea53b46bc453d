import { swipeOf } from '../../components/lightbox/drag';
import { isPageZoomed, readingSide } from '../../dom/layout';
import * as page from '../../dom/page';

/** Reports swipes to the side by one finger, 1 for forward; the page scrolls and zooms as before. */
export function watchSwipes(
  element: HTMLElement,
  onSwipe: (step: number) => void,
  signal: AbortSignal,
): void {
  let begun: { from: Touch; time: number } | undefined;
  const begin = ({ touches: [from, second], timeStamp: time }: TouchEvent) => {
    begun = from && !second ? { from, time } : undefined;
  };
  const finish = ({ touches, changedTouches: [to], timeStamp }: TouchEvent) => {
    if (!begun || !to || touches.length || isPageZoomed()) return;
    const { from, time } = begun;
    const way = { x: to.clientX - from.clientX, y: to.clientY - from.clientY };
    const swipe = swipeOf(way, timeStamp - time, {
      width: element.clientWidth,
      height: element.clientHeight,
    });
    const forward = readingSide(page.body());
    if (swipe && swipe !== 'down') onSwipe(swipe === 'left' ? forward : -forward);
  };
  element.addEventListener('touchstart', begin, { signal, passive: true });
  element.addEventListener('touchend', finish, { signal });
}
