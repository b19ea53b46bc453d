import { asRecord, number, ownProperty } from '../../../data/fields';
import type { Carousel } from './carousel';

/** Moves on the wish of a script: `gallery:go-to` with the `index` of a slide, or `by` 1 or -1. */
export function listenToGoTo({ element, index, signal }: Carousel): void {
  const go = (event: Event) => {
    const detail = asRecord((event as CustomEvent<unknown>).detail);
    const wanted = number(ownProperty(detail, 'index'));
    const by = number(ownProperty(detail, 'by'));
    if (wanted !== undefined) index.goTo(Math.trunc(wanted));
    else if (by) index.step(by > 0 ? 1 : -1);
  };
  element.addEventListener('gallery:go-to', go, { signal });
}
