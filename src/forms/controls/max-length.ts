/** Holds a textarea's limit in place of `maxlength`, which would truncate pasted text. */
export const MAX_LENGTH = 'data-max-length';

/** Maximum characters of a textarea; 0 for no limit. */
export function maxLengthOf(control: Element): number {
  const raw = control.getAttribute(MAX_LENGTH) ?? control.getAttribute('maxlength') ?? '';
  return Math.max(0, Number.parseInt(raw, 10) || 0);
}
