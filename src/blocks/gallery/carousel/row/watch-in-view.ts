import type { Dispose } from '../../../../data/dispose';
import { createIntersectionObserver } from '../../../../dom/observers';
import { t } from '../../../../i18n/t';
import { savesData } from '../../../../media/images/responsive-image';
import type { Carousel } from '../carousel';
import { revealSlide } from '../marks';

/** Visible fraction from which a slide counts as in view. */
const ENOUGH = 0.5;

/** Slides scrolled out of view aren't focusable; pictures of the next slides are preloaded. */
export function watchInView(carousel: Carousel): Dispose {
  const { elements, attributes, runtime, settings } = carousel;
  const indexes = new Map(elements.slides.map(({ element }, index) => [element as Element, index]));
  attributes.set(elements.list, 'tabindex', '0'); // so that it can be scrolled by keyboard
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
    { root: elements.list, rootMargin: '0px -1px', threshold: ENOUGH }, // in a row without width nothing is in view
  );
  for (const element of indexes.keys()) observer.observe(element);
  return () => observer.disconnect();
}

/** An element without size counts as fully visible for the browser. */
function isInView({ intersectionRatio, boundingClientRect }: IntersectionObserverEntry): boolean {
  return intersectionRatio >= ENOUGH && boundingClientRect.width > 0;
}

/** Loads the picture of a slide that isn't in view yet; pictures without `data-src` are left to the browser. */
function askForImage({ elements, runtime }: Carousel, index: number): void {
  const image = elements.slides[index]?.image;
  if (image?.matches('[data-src]:not(.loading, .loaded, [data-loader="sqs"])')) runtime.images.load(image);
}
