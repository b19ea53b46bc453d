import { range } from '../../../../data/indexes';
import { wrapIndex } from '../../../../data/swipe';
import { savesData } from '../../../../media/images/responsive-image';
import type { Carousel } from '../carousel';
import { revealSlide } from '../marks';

/**
 * Hides all slides but the active one. Its neighbours are laid out invisibly, so that their pictures preload; others
 * wait.
 */
export function showOnlyActive(carousel: Carousel): void {
  const { elements, index, settings, attributes, follow } = carousel;
  const ahead = savesData() ? 0 : Math.min(settings.preloadCount, index.count - 1);
  let near: readonly HTMLElement[] = [];

  function markNear(): void {
    const neighbours = neighboursOf(index.current).map((at) => elements.slides[at]?.element);
    for (const slide of near) attributes.toggleClass(slide, 'mortar-near-slide', false);
    near = neighbours.filter((slide) => slide !== undefined);
    for (const slide of near) attributes.toggleClass(slide, 'mortar-near-slide', true);
  }

  function neighboursOf(at: number): number[] {
    const steps = range(ahead).map((step) => step + 1);
    const around = steps.flatMap((step) => [at + step, at - step]);
    return settings.loop ? around.map((other) => wrapIndex(other, index.count)) : around;
  }

  /** The page may hide all slides but the first in any way, for visitors without scripts. */
  function unhide(at: number): void {
    const slide = elements.slides[at]?.element;
    if (!slide) return;
    const { display, visibility, opacity } = getComputedStyle(slide);
    if (display === 'none') attributes.toggleClass(slide, 'mortar-unhidden-slide', true);
    if (opacity !== '0' && visibility === getComputedStyle(elements.list).visibility) return;
    for (const property of ['opacity', 'visibility']) attributes.style(slide, property, '');
    attributes.toggleClass(slide, 'mortar-unveiled-slide', true);
  }

  elements.slides.forEach((_, at) => {
    revealSlide(carousel, at, at === index.current);
  });
  unhide(index.current);
  markNear();
  follow(({ from, to }) => {
    revealSlide(carousel, from, false);
    revealSlide(carousel, to, true);
    unhide(to);
    markNear();
  });
}
