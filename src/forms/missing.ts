import type { FormField } from './field';
import { isGroup, type Parts, textOf } from './field-parts';

/** Parts that a required field cannot do without; not every country has states and postal codes. */
const NEEDED = {
  name: ['First', 'Last'],
  phone: ['Areacode', 'Prefix', 'Line'],
  address: ['Line1', 'City'],
  date: ['Month', 'Day', 'Year'],
  time: ['Hour', 'Minute'],
} as const;

/** Parts that say nothing by themselves: forms come with them filled in. */
const PREFILLED: readonly string[] = ['Second', 'Ampm'];

/** What is left empty of a field; white space is nothing. */
export function missingParts(
  field: FormField,
  parts: Parts,
): { readonly isBlank: boolean; readonly missing: readonly string[] } {
  const isBlank = Object.keys(parts).every((name) => PREFILLED.includes(name) || isEmpty(parts, name));
  return { isBlank, missing: neededParts(field, parts).filter((name) => isEmpty(parts, name)) };
}

/** Whether a group that is required needs that part of it. */
export function isNeeded(field: FormField, name: string): boolean {
  return neededParts(field, {}).includes(name);
}

function neededParts({ type, options, showCountryCode }: FormField, parts: Parts): readonly string[] {
  if (type === 'hidden' || type === 'section') return [];
  if (type === 'likert') return options.length ? options : Object.keys(parts);
  if (!isGroup(type)) return ['value'];
  const needed = type === 'phone' && showCountryCode ? ['Country', ...NEEDED.phone] : NEEDED[type];
  const offered = needed.filter((name) => Object.hasOwn(parts, name));
  return offered.length ? offered : needed; // a page may not have them all
}

function isEmpty(parts: Parts, name: string): boolean {
  const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
  return Array.isArray(part) ? part.length === 0 : textOf(parts, name).trim() === '';
}
