import type { Dispose } from '../../data/dispose';
import { createIntersectionObserver } from '../../dom/observers';
import type { Runtime } from '../../runtime/types';
import type { SummaryElements } from './elements';

/** Pictures of the groups beside the one in view are loaded before somebody goes there. */
export function loadAhead({ list, items }: SummaryElements, { images }: Runtime): Dispose {
  const observer = createIntersectionObserver(
    (entries) => {
      const near = entries.filter(({ isIntersecting }) => isIntersecting);
      for (const image of near.flatMap(({ target }) => [...target.querySelectorAll('img')]))
        images.load(image);
    },
    { root: list, rootMargin: '0px 100%' },
  );
  for (const item of items) observer.observe(item);
  return () => observer.disconnect();
}
