import { memberOf } from '../dom/member';
import type { FieldError } from './form-state';
import { problemWith } from './problem';
import type { Texts } from './texts';

/** The remaining errors after an input event: while the visitor is typing, no new errors appear. */
export function withoutMended(errors: readonly FieldError[], target: unknown): readonly FieldError[] {
  const error = errorAround(errors, target);
  const isMended = error && problemWith(error.field.field, error.field.subfields()) === undefined;
  return isMended ? errors.filter((other) => other !== error) : errors;
}

/** The errors after a field was left with a new value that is also invalid. */
export function withNewText(
  errors: readonly FieldError[],
  target: unknown,
  texts: Texts,
): readonly FieldError[] {
  const error = errorAround(errors, target);
  const text = error && problemWith(error.field.field, error.field.subfields(), texts);
  return text === undefined
    ? errors
    : errors.map((other) => (other === error ? { field: other.field, text } : other));
}

function errorAround(errors: readonly FieldError[], target: unknown): FieldError | undefined {
  return errors.find(({ field }) => memberOf(field.element, 'contains')(target as Node));
}
