import type { ServerAttributes } from '../../dom/attributes';
import type { Control } from '../controls/control';

/** Changes the ids in a control's `aria-describedby`. */
export function setDescription(
  control: Control,
  attributes: ServerAttributes,
  change: (ids: readonly string[]) => readonly string[],
): void {
  const ids = (control.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean);
  attributes.set(control, 'aria-describedby', change(ids).join(' ') || null);
}
