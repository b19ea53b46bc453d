import type { FieldType } from './field';
import { isGroup, PARTS, type Parts, textOf } from './field-parts';

export type { Parts };

/** A list of parts, of chosen options, a likert's number by statement, or a text. */
export type FieldValue = string | readonly string[] | Readonly<Record<string, number>>;

/**
 * What is sent for a field: parts in their order, the chosen labels of a checkbox, a number from -2 to 2 for each
 * answered statement of a likert, else the text. A list of parts, or the lone text, counts as well as parts by name.
 * A section has no value.
 */
export function fieldValue(
  type: FieldType,
  parts: Parts | readonly string[] | string,
): FieldValue | undefined {
  if (type === 'section') return undefined;
  if (isGroup(type)) return isList(parts) ? withCountry(type, parts) : inOrder(type, byName(parts));
  if (type === 'checkbox') return isList(parts) ? [...parts] : chosen(byName(parts));
  if (type === 'likert') return isList(parts) ? {} : answers(byName(parts));
  return isList(parts) ? (parts[0] ?? '') : textOf(byName(parts), 'value');
}

function isList(parts: Parts | readonly string[] | string): parts is readonly string[] {
  return Array.isArray(parts);
}

function byName(parts: Parts | string): Parts {
  return typeof parts === 'string' ? { value: parts } : parts;
}

/** A phone of three parts has no country (specification, section 5). */
function withCountry(type: FieldType, parts: readonly string[]): readonly string[] {
  return type === 'phone' && parts.length === 3 ? ['', ...parts] : [...parts];
}

function inOrder(type: keyof typeof PARTS, parts: Parts): readonly string[] {
  return PARTS[type].map((name) => textOf(parts, name));
}

function chosen(parts: Parts): readonly string[] {
  const { value = [] } = parts;
  return typeof value === 'string' ? [value].filter(Boolean) : [...value];
}

function answers(parts: Parts): Readonly<Record<string, number>> {
  const answered = Object.entries(parts).filter(([, answer]) => isOnScale(answer));
  return Object.fromEntries(answered.map(([statement, answer]) => [statement, Number(answer)]));
}

function isOnScale(answer: unknown): boolean {
  return typeof answer === 'string' && /^(-[12]|[012])$/.test(answer);
}
