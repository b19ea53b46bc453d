import { OPERABLE } from '../../operable';
import type { Moving } from '../moving';

/** What does something of its own when it is clicked. */
const CONTROLS = `${OPERABLE}, [role="button"], [role="link"]`;

/** A click on the picture shows the next one. */
export function showNextOnClick({ element, parts, index, settings, signal }: Moving): void {
  if (settings.clickBehavior !== 'next' || index.count < 2) return;
  const showNext = (event: MouseEvent) => {
    const target = event.target as Element;
    const control = target.closest(CONTROLS);
    const isOnPicture = parts.list.contains(target) && !parts.list.contains(control);
    if (isOnPicture && !event.defaultPrevented) index.step(1);
  };
  element.addEventListener('click', showNext, { signal });
}
