import type { Dispose } from '../../../../data/dispose';
import { contentSize } from '../../../../dom/layout';
import { watchWidth } from '../../../../dom/timing/watch-width';
import type { StripAlignment } from '../../geometry/alignment';
import type { Carousel } from '../carousel';
import { createGlide } from './glide';
import { dragRow } from './mouse';
import { createRow } from './row';

/** Seconds (specification, section 9, gallery). */
const SPEED = 0.5;

interface ScrollerOptions {
  readonly alignment: StripAlignment;
  /** The row's width (px), if the slides are laid out in it already. */
  readonly width?: number;
  /** Lays out the slides in a width (px). */
  layOut?(width: number): void;
}

/** Slides in a scrolling box: touch and wheel scroll natively, everything else takes the gallery's `speed`. */
export function startScroller(
  carousel: Carousel,
  { alignment, width = 0, layOut }: ScrollerOptions,
): Dispose {
  const { elements, index, settings, signal, follow } = carousel;
  const row = createRow(carousel, alignment);
  const glide = createGlide(row, carousel);
  const drags = dragRow(carousel, row, glide);
  let laidOutWidth = width;
  const settle = (settled: number) => {
    laidOutWidth = settled;
    layOut?.(settled);
    if (index.current) row.position = row.placeOf(index.current);
  };
  const stopWatching = watchWidth(elements.list, settle, index.current ? 0 : width);

  function followScroll(): void {
    const isOurs = glide.isGliding || index.isInMotion || drags.isDragging;
    const { width } = contentSize(elements.list);
    if (!width) laidOutWidth = 0;
    const isBrowsers = Math.abs(width - laidOutWidth) > 1; // the row was resized or had no width, and will be put back
    if (!isOurs && !isBrowsers) index.goTo(row.slideAt(row.position), true);
  }

  follow(({ to, isThere }) => {
    if (!isThere) glide.to(row.placeOf(to), drags.duration ?? settings.speed ?? SPEED);
  });
  elements.list.addEventListener('scroll', followScroll, { signal, passive: true });
  return () => {
    glide.stop();
    stopWatching();
  };
}
