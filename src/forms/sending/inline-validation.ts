import { memberOf } from '../../dom/member';
import { problemOnPage } from '../controls/problem-on-page';
import type { Texts } from '../texts';
import type { FieldError } from './form-state';

/**
 * The errors after an event in a field: a corrected one goes. While the visitor is typing, no new errors appear;
 * `texts` are passed after the field was left, possibly with another invalid value.
 */
export function revalidate(
  errors: readonly FieldError[],
  target: unknown,
  texts?: Texts,
): readonly FieldError[] {
  const error = errors.find(({ field }) => memberOf(field.element, 'contains')(target as Node));
  if (!error) return errors;
  const { field } = error;
  const text = problemOnPage(field, texts);
  if (text === undefined) return errors.filter((other) => other !== error);
  return texts ? errors.map((other) => (other === error ? { field, text } : other)) : errors;
}
