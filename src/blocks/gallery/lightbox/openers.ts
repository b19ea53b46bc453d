import { makeOpener } from '../../../components/lightbox/offer';
import { clickThroughOf } from '../click-through';
import type { Gallery } from '../gallery';
import { nearest } from '../nearest';
import { OPERABLE } from '../operable';
import type { Slide } from '../slide';

/** A slide that the lightbox shows, and what opens it there. */
export interface Opener {
  readonly slide: Slide;
  readonly element: HTMLElement;
}

export const PUBLISHED = '.js-gallery-lightbox-opener, a[class*="-lightbox-link"]';

/** What does something of its own, or is there to be read, when it is clicked. */
const APART = `${OPERABLE}, .meta, figcaption`;

/** The slides that the lightbox shows: those with a published opener and, where it is on, all that don't lead elsewhere. */
export function openersOf(
  { elements: parts, element, runtime, attributes }: Gallery,
  isOn: boolean,
): Opener[] {
  return parts.slides.flatMap((slide) => {
    const published = slide.element.querySelector<HTMLElement>(PUBLISHED) ?? slide.element.closest(PUBLISHED);
    if (published instanceof HTMLElement) return { slide, element: published };
    if (!isOn || !slide.media || clickThroughOf(slide.element, element)) return [];
    const isPicture = slide.type === 'image';
    return { slide, element: isPicture ? makeOpener(slide.media, runtime, attributes) : slide.media };
  });
}

/** Finds the slide that a click on an element opens; videos play where they are. */
export function findByElement(openers: readonly Opener[]): (target: Element) => number | undefined {
  const indexes = new Map<Element, number>();
  for (const [index, { slide, element }] of openers.entries()) {
    if (slide.type === 'image') indexes.set(slide.element, index).set(element, index);
  }
  return (target) => {
    const index = nearest(indexes, target);
    const apart = target.closest(APART);
    return index !== undefined && (!apart || apart === openers[index]?.element) ? index : undefined;
  };
}
