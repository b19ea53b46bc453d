import { OPERABLE } from '../../operable';
import type { Carousel } from '../carousel';

/** What does something of its own when it is clicked. */
const CONTROLS = `${OPERABLE}, [role="button"], [role="link"]`;

/** A click on the picture shows the next one. */
export function showNextOnClick({ element, elements, index, settings, signal }: Carousel): void {
  if (settings.clickBehavior !== 'next' || index.count < 2) return;
  const showNext = (event: MouseEvent) => {
    const target = event.target as Element;
    const control = target.closest(CONTROLS);
    const isOnPicture = elements.list.contains(target) && !elements.list.contains(control);
    if (isOnPicture && !event.defaultPrevented) index.step(1);
  };
  element.addEventListener('click', showNext, { signal });
}
