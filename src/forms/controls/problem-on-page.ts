import { problemWith } from '../fields/problem';
import type { Texts } from '../texts';
import type { FieldOnPage } from './read-fields';

/** The message for a field's problem: the browser's where only it knows what was typed, else ours. */
export function problemOnPage(
  { field, controls, subfields }: FieldOnPage,
  texts?: Texts,
): string | undefined {
  // Half a date or number has an empty value, and would be sent as nothing.
  const unreadable = controls.find(({ validity }) => validity.badInput);
  return unreadable?.validationMessage || problemWith(field, subfields(), texts);
}
