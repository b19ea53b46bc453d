import type { FieldType } from './field';
import { isGroup, SUBFIELDS, type Subfields, textIn } from './subfields';

export type { Subfields };

/** An array of subfields or chosen options, a likert field's numbers by statement, or a string. */
export type FieldValue = string | readonly string[] | Readonly<Record<string, number>>;

/**
 * The submitted value of a field: an array of subfields, a checkbox field's chosen labels, numbers from -2 to 2 for the
 * answered statements of a likert field, else a string. Input may also be an array of subfields or a single string. A
 * section has no value.
 */
export function fieldValue(
  type: FieldType,
  subfields: Subfields | readonly string[] | string,
): FieldValue | undefined {
  if (type === 'section') return undefined;
  if (isGroup(type))
    return isList(subfields) ? withCountry(type, subfields) : inOrder(type, byName(subfields));
  if (type === 'checkbox') return isList(subfields) ? [...subfields] : chosen(byName(subfields));
  if (type === 'likert') return isList(subfields) ? {} : answers(byName(subfields));
  return isList(subfields) ? (subfields[0] ?? '') : textIn(byName(subfields), 'value');
}

function isList(subfields: Subfields | readonly string[] | string): subfields is readonly string[] {
  return Array.isArray(subfields);
}

function byName(subfields: Subfields | string): Subfields {
  return typeof subfields === 'string' ? { value: subfields } : subfields;
}

/** A phone with three subfields has no country (specification, section 5). */
function withCountry(type: FieldType, subfields: readonly string[]): readonly string[] {
  return type === 'phone' && subfields.length === 3 ? ['', ...subfields] : [...subfields];
}

function inOrder(type: keyof typeof SUBFIELDS, subfields: Subfields): readonly string[] {
  return SUBFIELDS[type].map((name) => textIn(subfields, name));
}

function chosen(subfields: Subfields): readonly string[] {
  const { value = [] } = subfields;
  return typeof value === 'string' ? [value].filter(Boolean) : [...value];
}

function answers(subfields: Subfields): Readonly<Record<string, number>> {
  const answered = Object.entries(subfields).filter(([, answer]) => isOnScale(answer));
  return Object.fromEntries(answered.map(([statement, answer]) => [statement, Number(answer)]));
}

function isOnScale(answer: unknown): boolean {
  return typeof answer === 'string' && /^(-[12]|[012])$/.test(answer);
}
