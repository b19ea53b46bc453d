import { operate } from '../../../dom/delegate';
import type { MountBlock } from '../../../runtime/types';
import { isTaken } from './product';

const STEPS = [
  { selector: 'button:has(.decrease-icon)', step: 'stepDown' },
  { selector: 'button:has(.increase-icon)', step: 'stepUp' },
] as const;

/** The buttons beside a number of products: newer style sheets take away the field's own. */
export const mountQuantitySteps: MountBlock = (quantity) => {
  const field = quantity.querySelector<HTMLInputElement>('input[type="number"]');
  const controller = new AbortController();
  for (const { selector, step } of STEPS) {
    const button = quantity.querySelector<HTMLElement>(selector);
    if (field && button && !isTaken(button)) operate(button, () => change(field, step), controller.signal);
  }
  return () => controller.abort();
};

function change(field: HTMLInputElement, step: 'stepDown' | 'stepUp'): void {
  field[step]();
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
