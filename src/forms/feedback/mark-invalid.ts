import type { Dispose } from '../../data/dispose';
import type { ServerAttributes } from '../../dom/attributes';

/** Marks a control as invalid until the result is called. The server's attribute keeps its place among the others. */
export function markInvalid(control: Element, attributes: ServerAttributes): Dispose {
  const valid = control.hasAttribute('aria-invalid') ? 'false' : null;
  attributes.set(control, 'aria-invalid', 'true');
  return () => attributes.set(control, 'aria-invalid', valid);
}
