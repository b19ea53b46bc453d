import type { Elements } from '../../../blocks/gallery/elements';
import { readSlide } from '../../../blocks/gallery/slide';
import { ElementMissingError } from '../../../data/errors';

const LIST = '.user-items-list-carousel__slides, .slides';

/** All arrows of a list. Style sheets show one pair on wide screens and another on phones. */
export interface Arrows {
  readonly previous: readonly HTMLElement[];
  readonly next: readonly HTMLElement[];
}

export function readArrows(element: HTMLElement): Arrows {
  const find = (side: string) => [
    ...element.querySelectorAll<HTMLElement>(`button[class*="arrow-button--${side}"]`),
  ];
  return { previous: find('left'), next: find('right') };
}

/** @throws ElementMissingError if there is no list of slides. */
export function readListElements(element: HTMLElement, arrows: Arrows): Elements {
  const list = element.querySelector<HTMLElement>(LIST);
  if (!list?.firstElementChild) throw new ElementMissingError('list section', LIST);
  const slides = [...list.children].filter((child) => child instanceof HTMLElement);
  return {
    list,
    slides: slides.map(readSlide),
    previous: arrows.previous[0] ?? null,
    next: arrows.next[0] ?? null,
    thumbnails: null,
  };
}
