import { readingSide } from '../../../../dom/layout';
import type { StripAlignment } from '../../geometry/alignment';
import { scrollFor, slideAt, type Track } from '../../geometry/track';
import type { Carousel } from '../carousel';

/** The slides as a scrolling row; px are measured from its start, left or right. */
export interface Row {
  /** Scroll position. */
  position: number;
  /** 1 if it starts on the left, -1 if on the right. */
  readonly side: 1 | -1;
  /** The scroll position of a slide. */
  placeOf(index: number): number;
  /** The slide best aligned at a position. */
  slideAt(position: number): number;
  /** Whether scroll snapping is on. */
  snap(isOn: boolean): void;
}

export function createRow({ elements, attributes, index }: Carousel, alignment: StripAlignment): Row {
  const { list } = elements;
  let side: 1 | -1 | undefined;
  const row: Row = {
    get side() {
      side ??= readingSide(list);
      return side;
    },
    get position() {
      return Math.abs(list.scrollLeft);
    },
    set position(px) {
      list.scrollLeft = px * row.side;
    },
    placeOf: (slide) => scrollFor(slide, measure(), alignment),
    slideAt: (position) => slideAt(position, measure(), alignment, index.current),
    snap: (isOn) => attributes.style(list, 'scroll-snap-type', isOn ? '' : 'none'),
  };

  /** The current layout; slides are measured lazily. */
  function measure(): Track {
    const boxOf = (slide: number) => elements.slides[slide]?.element ?? list;
    const edge = (box: HTMLElement) => (row.side > 0 ? box.offsetLeft : -box.offsetLeft - box.offsetWidth);
    const beginning = edge(boxOf(0));
    return {
      count: elements.slides.length,
      space: list.clientWidth,
      end: list.scrollWidth - list.clientWidth,
      startOf: (slide) => edge(boxOf(slide)) - beginning,
      sizeOf: (slide) => boxOf(slide).offsetWidth,
    };
  }
  return row;
}
