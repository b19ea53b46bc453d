import type { ServerAttributes } from '../../dom/attributes';

const NAMED = '[aria-label], [aria-labelledby], [title]';

/** Names a field for screen readers, unless the page does. */
export function nameField(
  field: HTMLInputElement,
  name: string | null | undefined,
  attributes: ServerAttributes,
): void {
  const hasLabel = [...(field.labels ?? [])].some((label) => /\S/.test(label.textContent));
  if (name && !hasLabel && !field.matches(NAMED)) attributes.set(field, 'aria-label', name);
}
