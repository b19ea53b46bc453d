import type { ServerAttributes } from '../dom/attributes';
import type { Control } from './control';

/** Changes which elements a control is described by. */
export function setDescription(
  control: Control,
  attributes: ServerAttributes,
  change: (ids: readonly string[]) => readonly string[],
): void {
  const ids = (control.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean);
  attributes.set(control, 'aria-describedby', change(ids).join(' ') || null);
}

/** Where the limit of a textarea stands once the browser no longer enforces it, as a paste would be cut then. */
export const LIMIT = 'data-max-length';

/** Characters that a textarea takes; 0 for any number. */
export function maxLengthOf(control: Element): number {
  const raw = control.getAttribute(LIMIT) ?? control.getAttribute('maxlength') ?? '';
  return Math.max(0, Number.parseInt(raw, 10) || 0);
}
