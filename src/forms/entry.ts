import { toJson } from '../data/json';
import { UnsentError } from './failure';
import { problemWith } from './problem';
import type { FieldOnPage } from './read-fields';
import type { Texts } from './texts';
import { fieldValue } from './value';

/** Texts of the error catalogue (specification, section 8, form). */
const INVALID = 'One or more fields is invalid, please check your entries.';
const UNREADABLE = 'Could not parse the form fields, please check your entries.';

/** @throws UnsentError with the problem of each field, if any field is invalid. */
export function checkFields(fields: readonly FieldOnPage[], texts: Texts): void {
  const problems = fields.flatMap((field) => {
    const text = problemWith(field.field, field.subfields(), texts);
    return text === undefined ? [] : [{ field, text }];
  });
  if (problems.length) throw new UnsentError(INVALID, problems);
}

/** The values of all fields by id, as JSON. @throws UnsentError if they can't be read. */
export function encodeFields(fields: readonly FieldOnPage[]): string {
  try {
    const values = fields.map(
      ({ field, subfields }) => [field.id, fieldValue(field.type, subfields())] as const,
    );
    return toJson(Object.fromEntries(values));
  } catch {
    throw new UnsentError(UNREADABLE);
  }
}
