import { operate } from '../../../dom/delegate';
import type { Scope } from '../../common/scope';
import { nameField } from '../name-field';
import { isTaken } from './product';

const STEPS = [
  { selector: 'button:has(.decrease-icon)', step: 'stepDown', end: 'min' },
  { selector: 'button:has(.increase-icon)', step: 'stepUp', end: 'max' },
] as const;

/** The buttons beside a number of products: newer style sheets take away the field's own. */
export function mountQuantitySteps(quantity: HTMLElement, { attributes, signal }: Scope): void {
  const field = quantity.querySelector<HTMLInputElement>('input[type="number"]');
  const group = field?.closest('[role="group"]');
  if (field) nameField(field, group?.getAttribute('aria-label'), attributes);
  for (const { selector, step, end } of STEPS) {
    const button = quantity.querySelector<HTMLElement>(selector);
    if (!field || !button || isTaken(button)) continue;
    // Not `disabled`, which would take the focus away at the last step.
    const showWhetherAtEnd = () => {
      const isAtEnd = field.value === field[end];
      attributes.set(button, 'aria-disabled', isAtEnd ? 'true' : null);
      attributes.style(button, 'opacity', isAtEnd ? '0.3' : '');
    };
    operate(button, () => change(field, step), signal);
    field.addEventListener('input', showWhetherAtEnd, { signal });
    showWhetherAtEnd();
  }
}

function change(field: HTMLInputElement, step: 'stepDown' | 'stepUp'): void {
  field[step]();
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
