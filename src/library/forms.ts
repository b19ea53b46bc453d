import { asRecord } from '../data/fields';
import { UnexpectedValueError } from '../data/require';
import { FIELD_TYPES, type FieldType, isFieldType } from '../forms/field';
import * as value from '../forms/value';

/**
 * What is sent for a field: parts in their order, the chosen labels of a checkbox, a number from -2 to 2 for each
 * answered statement of a likert, else the text; of a section nothing.
 * @throws UnexpectedValueError for a type that is none, and for parts that are no list, no object and no text.
 */
export function fieldValue(
  type: FieldType,
  subfields: value.Subfields | readonly string[] | string,
): value.FieldValue | undefined {
  if (!isFieldType(type))
    throw new UnexpectedValueError('The type of a field', `one of ${FIELD_TYPES.join(', ')}`, type);
  if (typeof subfields === 'string' || Array.isArray(subfields) || asRecord(subfields) === subfields)
    return value.fieldValue(type, subfields);
  throw new UnexpectedValueError('The subfields of a field', 'a text, a list or an object', subfields);
}
