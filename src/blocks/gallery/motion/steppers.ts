import { operate } from '../../../ui/operate';
import type { Moving } from './moving';

/** The server's own buttons to the previous and next slide. */
export function startSteppers(moving: Moving): void {
  const { parts, index, attributes, signal, follow } = moving;
  const steppers = [
    { button: parts.previous, direction: -1 },
    { button: parts.next, direction: 1 },
  ] as const;
  for (const { button, direction } of steppers) {
    if (!button) continue;
    if (index.count < 2) attributes.style(button, 'display', 'none');
    else operate(button, () => index.step(direction), signal);
  }
  const mark = () => {
    for (const { button, direction } of steppers) if (button) markEnd(moving, button, direction);
  };
  mark();
  follow(mark);
}

/** At an end there is nothing to step to, unless the gallery loops. */
function markEnd({ index, settings, attributes }: Moving, button: HTMLElement, direction: 1 | -1): void {
  const { isFirstGroup, isLastGroup } = index.groups;
  const isAtEnd = !settings.loop && (direction > 0 ? isLastGroup : isFirstGroup);
  if (button.classList.contains('disabled') === isAtEnd) return;
  attributes.toggleClass(button, 'disabled', isAtEnd);
  attributes.set(button, 'aria-disabled', String(isAtEnd));
}
