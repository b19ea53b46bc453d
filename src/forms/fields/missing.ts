import type { FormField } from './field';
import { isGroup, type Subfields, textIn } from './subfields';

/** Subfields of a required field that must not be empty; not every country has states and postal codes. */
const NEEDED = {
  name: ['First', 'Last'],
  phone: ['Areacode', 'Prefix', 'Line'],
  address: ['Line1', 'City'],
  date: ['Month', 'Day', 'Year'],
  time: ['Hour', 'Minute'],
} as const;

/** Subfields that forms prefill, so they don't count as input. */
const PREFILLED: readonly string[] = ['Country', 'Second', 'Ampm'];

/** The empty subfields of a field; white space counts as empty. */
export function missingSubfields(
  field: FormField,
  subfields: Subfields,
): { readonly isBlank: boolean; readonly missing: readonly string[] } {
  const isBlank = Object.keys(subfields).every(
    (name) => PREFILLED.includes(name) || isEmpty(subfields, name),
  );
  return { isBlank, missing: requiredSubfields(field, subfields).filter((name) => isEmpty(subfields, name)) };
}

/** Whether a required group needs that subfield. */
export function isNeeded(field: FormField, name: string): boolean {
  return requiredSubfields(field, {}).includes(name);
}

function requiredSubfields(
  { type, options, showCountryCode }: FormField,
  subfields: Subfields,
): readonly string[] {
  if (type === 'hidden' || type === 'section') return [];
  if (type === 'likert') return options.length ? options : Object.keys(subfields);
  if (!isGroup(type)) return ['value'];
  const needed = type === 'phone' && showCountryCode ? ['Country', ...NEEDED.phone] : NEEDED[type];
  const offered = needed.filter((name) => Object.hasOwn(subfields, name));
  return offered.length ? offered : needed; // the page may lack some of them
}

function isEmpty(subfields: Subfields, name: string): boolean {
  const entry = Object.hasOwn(subfields, name) ? subfields[name] : undefined;
  return Array.isArray(entry) ? entry.length === 0 : textIn(subfields, name).trim() === '';
}
