import { asRecord } from '../data/fields';
import { UnexpectedValueError } from '../data/require';
import { FIELD_TYPES, type FieldType, isFieldType } from '../forms/field';
import * as value from '../forms/value';

/**
 * The submitted value of a field: an array of subfields, a checkbox field's chosen labels, numbers from -2 to 2 for the
 * answered statements of a likert field, else a string; nothing for a section.
 * @throws UnexpectedValueError for an unknown type, and for parts that aren't an array, an object or a string.
 */
export function fieldValue(
  type: FieldType,
  subfields: value.Subfields | readonly string[] | string,
): value.FieldValue | undefined {
  if (!isFieldType(type))
    throw new UnexpectedValueError('The type of a field', `one of ${FIELD_TYPES.join(', ')}`, type);
  if (typeof subfields === 'string' || Array.isArray(subfields)) return value.fieldValue(type, subfields);
  if (asRecord(subfields) === subfields) return value.fieldValue(type, withTexts(subfields));
  throw new UnexpectedValueError('The subfields of a field', 'a string, an array or an object', subfields);
}

/** Numbers as visitors type them. */
function withTexts(subfields: Readonly<Record<string, unknown>>): value.Subfields {
  const texts = Object.entries(subfields).map(([name, input]) => [
    name,
    typeof input === 'number' ? `${input}` : input,
  ]);
  return Object.fromEntries(texts);
}
