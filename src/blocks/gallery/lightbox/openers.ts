import { entriesOf } from '../../../data/indexes';
import { clickThroughOf } from '../click-through-address';
import type { Gallery } from '../mounted-gallery';
import { nearest } from '../nearest';
import { OPERABLE } from '../operable';
import type { Slide } from '../slide';

/** A slide in the lightbox, and the element that opens it. */
export interface Opener {
  readonly slide: Slide;
  readonly element: HTMLElement;
  /** A picture that isn't an opener in the server's markup. */
  readonly isPicture: boolean;
}

/** Older ones are links to their picture that only say the lightbox's theme. */
export const PUBLISHED = '.js-gallery-lightbox-opener, a[class*="-lightbox-link"], a[data-lightbox-theme]';

/** Content with its own click behaviour, or text to be read. */
const APART = `${OPERABLE}, .meta, figcaption`;

/**
 * The slides in the lightbox: those with a published opener and, if it is on, all others without a link of their own.
 */
export function openersOf({ elements, element }: Gallery, isOn: boolean): Opener[] {
  return elements.slides.flatMap((slide) => {
    const published = slide.element.querySelector<HTMLElement>(PUBLISHED) ?? slide.element.closest(PUBLISHED);
    if (published instanceof HTMLElement) return { slide, element: published, isPicture: false };
    if (!isOn || !slide.media || clickThroughOf(slide.element, element)) return [];
    return { slide, element: slide.media, isPicture: slide.type === 'image' };
  });
}

/** Finds the slide for a click on an element; videos play in place. */
export function findByElement(openers: readonly Opener[]): (target: Element) => number | undefined {
  const indexes = new Map<Element, number>();
  for (const [index, { slide, element }] of entriesOf(openers)) {
    if (slide.type === 'image') indexes.set(slide.element, index).set(element, index);
  }
  return (target) => {
    const index = nearest(indexes, target);
    const apart = target.closest(APART);
    return index !== undefined && (!apart || apart === openers[index]?.element) ? index : undefined;
  };
}
