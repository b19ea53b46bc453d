import type { Disposables, Dispose } from '../../../../data/dispose';
import { createIntersectionObserver } from '../../../../dom/observers';
import { addStyles } from '../../../../dom/styles';
import { t } from '../../../../i18n/t';
import { savesData } from '../../../../media/images/responsive-image';
import { sharedRatio } from '../../../../media/layout/aspect-ratio';
import { slidesPerRow } from '../../../../media/layout/groups';
import boxRatioStyles from '../box-ratio.css';
import type { Carousel } from '../carousel';
import { revealSlide } from '../marks';
import { askForImage } from '../preload';
import { fillSlides } from '../slide-styles';
import styles from './row.css';
import { startScroller } from './scroller';
import { startStrip } from './strip';

/** Visible fraction from which a slide counts as in view. */
const ENOUGH = 0.5;

/** Slides side by side, gap in percent of the width, seconds (specification, section 9, gallery). */
const PER_ROW = 3;

const GUTTER = 1;

const SPEED = 0.5;

const STYLES = fillSlides('strip') + boxRatioStyles + styles;

export function startRow(carousel: Carousel, { add }: Disposables): void {
  add(carousel.design === 'carousel' ? startCarousel(carousel) : startStrip(carousel));
  add(watchInView(carousel));
  add(addStyles(STYLES, carousel.runtime.tag.nonce));
}

/**
 * Groups of slides side by side; each step moves one group. The width is read before anything is written, so that the
 * slides are styled and laid out only once.
 */
function startCarousel(carousel: Carousel): Dispose {
  const { elements, settings, attributes, setGroupSize } = carousel;
  const width = carousel.width ?? elements.list.clientWidth;
  const wanted = settings.slidesPerRow ?? PER_ROW;
  const ratio = sharedRatio(settings);
  const style = (name: string, value: unknown) =>
    attributes.style(elements.list, `--mortar-${name}`, `${value}`);
  const setPerRow = (perRow: number) => {
    setGroupSize(perRow);
    style('per-row', perRow);
  };
  const layOut = (width: number) => setPerRow(carousel.columnsIn?.(width) ?? slidesPerRow(width, wanted));
  style('gutter', `${settings.gutter ?? GUTTER}%`);
  if (ratio) style('ratio', ratio);
  if (width) {
    layOut(width);
    hideOtherGroups(carousel);
  } else setPerRow(wanted);
  return startScroller(carousel, { alignment: 'start', speed: settings.speed ?? SPEED, layOut, width });
}

/** The observer would find the same, but after the slides have been laid out and painted. */
function hideOtherGroups(carousel: Carousel): void {
  const { current, groupSize } = carousel.index;
  for (const at of carousel.elements.slides.keys())
    if (at < current || at >= current + groupSize) revealSlide(carousel, at, false);
}

/** Slides scrolled out of view aren't focusable; pictures of the next slides are preloaded. */
function watchInView(carousel: Carousel): Dispose {
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
