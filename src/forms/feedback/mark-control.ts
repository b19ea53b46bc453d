import type { Dispose } from '../../data/dispose';
import type { ServerAttributes } from '../../dom/attributes';

/** Marks a control as invalid until the result is called. The server's attribute keeps its place among the others. */
export function markInvalid(control: Element, attributes: ServerAttributes): Dispose {
  const valid = control.hasAttribute('aria-invalid') ? 'false' : null;
  attributes.set(control, 'aria-invalid', 'true');
  return () => attributes.set(control, 'aria-invalid', valid);
}

/** Describes a control by one more element, the first or the last to be announced, until the result is called. */
export function describeBy(
  id: string,
  position: 'first' | 'last',
  control: Element,
  attributes: ServerAttributes,
): Dispose {
  const write = (ids: readonly string[]) =>
    attributes.set(control, 'aria-describedby', ids.join(' ') || null);
  write(position === 'first' ? [id, ...descriptionsOf(control)] : [...descriptionsOf(control), id]);
  return () => write(descriptionsOf(control).filter((other) => other !== id));
}

function descriptionsOf(control: Element): string[] {
  return (control.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean);
}
