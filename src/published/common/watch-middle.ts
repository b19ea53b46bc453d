import type { Dispose } from '../../data/dispose';
import { createIntersectionObserver } from '../../dom/observers';

/** Reports the element that comes to the line in the middle of the window, by its index. */
export function watchMiddle(elements: readonly HTMLElement[], onArrival: (index: number) => void): Dispose {
  const observer = createIntersectionObserver(
    (entries) => {
      const arrived = entries.findLast(({ isIntersecting }) => isIntersecting);
      if (arrived) onArrival(elements.indexOf(arrived.target as HTMLElement));
    },
    { rootMargin: '-50% 0px' },
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
