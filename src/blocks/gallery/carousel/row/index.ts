import type { Disposables, Dispose } from '../../../../data/dispose';
import { addStyles } from '../../../../dom/styles';
import { sharedRatio } from '../../../../media/layout/aspect-ratio';
import { slidesPerRow } from '../../../../media/layout/groups';
import boxRatioStyles from '../box-ratio.css';
import type { Carousel } from '../carousel';
import { revealSlide } from '../marks';
import { fillSlides } from '../slide-styles';
import styles from './row.css';
import { startScroller } from './scroller';
import { startStrip } from './strip';
import { watchInView } from './watch-in-view';

/** Slides side by side, and the gap in percent of the width (specification, section 9, gallery). */
const PER_ROW = 3;
const GUTTER = 1;

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
  return startScroller(carousel, { alignment: 'start', layOut, width });
}

/** The observer would find the same, but after the slides have been laid out and painted. */
function hideOtherGroups(carousel: Carousel): void {
  const { current, groupSize } = carousel.index;
  for (const at of carousel.elements.slides.keys())
    if (at < current || at >= current + groupSize) revealSlide(carousel, at, false);
}
