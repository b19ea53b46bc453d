import { isRecord } from '../data/fields';
import { UnexpectedValueError } from '../data/require';
import { FIELD_TYPES, type FieldType, isFieldType } from '../forms/fields/field';
import { isGroup } from '../forms/fields/subfields';
import * as value from '../forms/fields/value';

/**
 * The submitted value of a field: an array of subfields, a checkbox field's chosen labels, numbers from -2 to 2 for the
 * answered statements of a likert field, else a string; nothing for a section.
 * @throws UnexpectedValueError for an unknown type, and for subfields of another shape: a name, phone, address, date or
 * time takes an object or an array, a likert field an object, every other type an object, an array or a string.
 */
export function fieldValue(
  type: FieldType,
  subfields: value.Subfields | readonly string[] | string,
): value.FieldValue | undefined {
  if (!isFieldType(type))
    throw new UnexpectedValueError('The type of a field', `one of ${FIELD_TYPES.join(', ')}`, type);
  if (isRecord(subfields)) return value.fieldValue(type, withTexts(subfields));
  const isList = Array.isArray(subfields);
  if (type === 'likert' || !(isList || (typeof subfields === 'string' && !isGroup(type))))
    throw new UnexpectedValueError(`The input of a ${type} field`, shapeOf(type), subfields);
  return value.fieldValue(type, subfields);
}

/** Nothing that was entered may get lost: no rule splits a text into subfields. */
function shapeOf(type: FieldType): string {
  if (type === 'likert') return 'an object';
  return isGroup(type) ? 'an object or an array' : 'an object, an array or a string';
}

function withTexts(subfields: Readonly<Record<string, unknown>>): value.Subfields {
  const texts = Object.entries(subfields).map(([name, input]) => [name, textOf(name, input)]);
  return Object.fromEntries(texts);
}

/** Numbers as visitors type them. What is left out may be `null`; anything else would be lost. */
function textOf(name: string, input: unknown): unknown {
  if (typeof input === 'number') return `${input}`;
  if (typeof input === 'string' || Array.isArray(input) || input === null || input === undefined)
    return input;
  throw new UnexpectedValueError(`The subfield "${name}"`, 'a string, a number or an array', input);
}
