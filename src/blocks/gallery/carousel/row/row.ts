import { readingSide } from '../../../../dom/layout';
import type { StripAlignment } from '../../geometry/alignment';
import { scrollFor, slideAt, type Track } from '../../geometry/track';
import type { Carousel } from '../carousel';

/** The slides as a row that scrolls; px are counted from where it begins, on whichever side. */
export interface Row {
  /** How far it is scrolled. */
  position: number;
  /** 1 where it begins on the left, -1 where on the right. */
  readonly side: 1 | -1;
  /** Where to scroll for a slide. */
  placeOf(index: number): number;
  /** The slide that is aligned best at a position. */
  slideAt(position: number): number;
  /** Whether the browser aligns a slide after each scrolling. */
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

  /** As it is laid out now; slide by slide, as far as somebody asks. */
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
