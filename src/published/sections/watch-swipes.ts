import { swipeOf } from '../../components/lightbox/drag';

/** Reports swipes to the side by one finger; the page scrolls and zooms as before. */
export function watchSwipes(
  element: HTMLElement,
  onSwipe: (step: 1 | -1) => void,
  signal: AbortSignal,
): void {
  let begun: { from: Touch; time: number } | undefined;
  const begin = ({ touches: [from, second], timeStamp: time }: TouchEvent) => {
    begun = from && !second ? { from, time } : undefined;
  };
  const finish = ({ changedTouches: [to], timeStamp }: TouchEvent) => {
    if (!begun || !to) return;
    const { from, time } = begun;
    const way = { x: to.clientX - from.clientX, y: to.clientY - from.clientY };
    const swipe = swipeOf(way, timeStamp - time, {
      width: element.clientWidth,
      height: element.clientHeight,
    });
    if (swipe && swipe !== 'down') onSwipe(swipe === 'left' ? 1 : -1);
  };
  element.addEventListener('touchstart', begin, { signal, passive: true });
  element.addEventListener('touchend', finish, { signal });
}
