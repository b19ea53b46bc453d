import type { Elements } from '../../../blocks/gallery/elements';
import { readSlide } from '../../../blocks/gallery/slide';
import { ElementMissingError } from '../../../data/errors';
import type { Arrows } from './arrows';

const LIST = '.user-items-list-carousel__slides, .slides';

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
