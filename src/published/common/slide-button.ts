import { type ArrowOwner, hasName } from '../../components/arrow';
import { operate } from '../../dom/delegate';
import { markAsButton } from '../../dom/mark-as-button';
import { formatMessage } from '../../i18n/t';

/** Starts a thumbnail or dot of the server: a button with a name that leads to its slide, until aborted. */
export function startSlideButton(
  button: HTMLElement,
  index: number,
  act: () => void,
  owner: ArrowOwner,
): void {
  markAsButton(button, owner.attributes);
  owner.attributes.toggleClass(button, 'mortar-arrow', true);
  if (!hasName(button)) void nameSlide(button, index, owner);
  operate(button, act, owner.signal);
}

async function nameSlide(button: HTMLElement, index: number, owner: ArrowOwner): Promise<void> {
  const { runtime, attributes, signal } = owner;
  const label = await formatMessage(runtime, 'Slide {index}', { index: index + 1 });
  if (!signal.aborted) attributes.set(button, 'aria-label', label);
}
