import type { Dispose } from '../../data/dispose';
import { operate } from '../../dom/delegate';
import { readingSide } from '../../dom/layout';
import { createIntersectionObserver } from '../../dom/observers';
import { watchWidth } from '../../dom/timing/watch-width';
import { slidesPerRow } from '../../media/layout/groups';
import type { Runtime } from '../../runtime/types';
import type { Elements } from './parts';
import type { Summary } from './summary';

/** Px within which browsers round positions. */
const ROUNDING = 2;

/** A row that scrolls by itself, by touch or keys, and by the pager as far as it is seen. */
export function startCarousel({ elements, space, settings, attributes, runtime, signal }: Summary): Dispose {
  const { list, previous, next } = elements;
  if (previous) operate(previous, () => page(-1), signal);
  if (next) operate(next, () => page(1), signal);
  list.addEventListener('scroll', markEnds, { signal, passive: true });
  setPerRow(space);
  const stopLoading = loadAhead(elements, runtime);
  const stopWatching = watchWidth(list, (width) => {
    setPerRow(width);
    markEnds();
  });
  return () => {
    stopLoading();
    stopWatching();
  };

  function setPerRow(width: number): void {
    attributes.style(list, '--mortar-per-row', `${slidesPerRow(width, settings.slidesPerRow)}`);
  }

  function page(direction: 1 | -1): void {
    const behavior = runtime.media.prefersReducedMotion() ? 'instant' : 'smooth';
    list.scrollBy({ left: (list.clientWidth + settings.gutter) * direction * readingSide(list), behavior });
  }

  function markEnds(): void {
    const position = Math.abs(list.scrollLeft);
    const end = list.scrollWidth - list.clientWidth;
    mark(previous, position <= ROUNDING);
    mark(next, position >= end - ROUNDING);
  }

  function mark(button: HTMLElement | null, isAtEnd: boolean): void {
    if (!button || button.ariaDisabled === String(isAtEnd)) return;
    attributes.toggleClass(button, 'disabled', isAtEnd);
    attributes.set(button, 'aria-disabled', String(isAtEnd));
  }
}

/** Pictures of the groups beside the one in view are loaded before somebody goes there. */
function loadAhead({ list, items }: Elements, { images }: Runtime): Dispose {
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
