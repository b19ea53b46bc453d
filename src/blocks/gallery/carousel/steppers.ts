import { disableArrow, startArrow } from '../../../components/arrow';
import { t } from '../../../i18n/t';
import type { Carousel } from './carousel';

/** The server's own previous and next buttons. */
export function startSteppers(carousel: Carousel): void {
  const { elements, index, runtime, attributes, follow, followGroups } = carousel;
  const steppers = [
    { button: elements.previous, direction: -1, label: 'Previous Slide' },
    { button: elements.next, direction: 1, label: 'Next Slide' },
  ] as const;
  for (const { button, direction, label } of steppers) {
    if (!button) continue;
    attributes.set(button, 'hidden', null); // without scripts it would do nothing
    startArrow(button, t(runtime, label), () => index.step(direction), carousel);
    hideWhileUnneeded(carousel, button);
  }
  const mark = () => {
    for (const { button, direction } of steppers) {
      if (button) markEnd(carousel, button, direction);
    }
  };
  mark();
  follow(mark);
  followGroups(mark);
}

/** Hidden if all slides are in view. */
function hideWhileUnneeded({ index, attributes, followGroups }: Carousel, button: HTMLElement): void {
  const { display } = button.style;
  const adapt = () => {
    const wanted = index.groups.totalGroups < 2 ? 'none' : display;
    if (button.style.display !== wanted) attributes.style(button, 'display', wanted);
  };
  adapt();
  followGroups(adapt);
}

/** Disabled at an end, unless the gallery loops. */
function markEnd({ index, settings, attributes }: Carousel, button: HTMLElement, direction: 1 | -1): void {
  const { isFirstGroup, isLastGroup } = index.groups;
  const isAtEnd = !settings.loop && (direction > 0 ? isLastGroup : isFirstGroup);
  if (button.classList.contains('disabled') === isAtEnd) return;
  disableArrow(button, isAtEnd, attributes);
}
