import type { Dispose } from '../../../../data/dispose';
import { createIntersectionObserver } from '../../../../dom/observers';
import { t } from '../../../../i18n/t';
import { savesData } from '../../../../media/images/responsive-image';
import type { Carousel } from '../carousel';
import { revealSlide } from '../marks';
import { askForImage } from '../preload';

/** From this part on a slide counts as in view. */
const ENOUGH = 0.5;

/** Slides that are scrolled out of view cannot be reached; the pictures of the next ones are loaded ahead. */
export function watchInView(carousel: Carousel): Dispose {
  const { elements, attributes, runtime, settings } = carousel;
  const indexes = new Map(elements.slides.map(({ element }, index) => [element as Element, index]));
  attributes.set(elements.list, 'tabindex', '0'); // what scrolls can be scrolled by keys
  attributes.set(elements.list, 'role', 'group');
  attributes.set(elements.list, 'aria-label', t(runtime, 'Slides'));
  const ahead = savesData() ? 0 : settings.preloadCount;

  function loadAround(index: number): void {
    for (let step = -ahead; step <= ahead; step++) askForImage(carousel, index + step);
  }
  const observer = createIntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const index = indexes.get(entry.target) ?? 0;
        revealSlide(carousel, index, isInView(entry));
        if (isInView(entry)) loadAround(index);
      }
    },
    { root: elements.list, threshold: ENOUGH },
  );
  for (const element of indexes.keys()) observer.observe(element);
  return () => observer.disconnect();
}

/** What has no size counts as wholly seen for the browser. */
function isInView({ intersectionRatio, boundingClientRect }: IntersectionObserverEntry): boolean {
  return intersectionRatio >= ENOUGH && boundingClientRect.width > 0;
}
