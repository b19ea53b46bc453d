import type { FieldType } from './field';

/** A field's input by subfield; a field with one control has it under `value`. */
export type Subfields = Readonly<Record<string, string | readonly string[]>>;

/** The subfields of group fields, in the order in which they are submitted (specification, section 3). */
export const SUBFIELDS = {
  name: ['First', 'Last'],
  phone: ['Country', 'Areacode', 'Prefix', 'Line'],
  address: ['Line1', 'Line2', 'City', 'State', 'Zip', 'Country'],
  date: ['Month', 'Day', 'Year'],
  time: ['Hour', 'Minute', 'Second', 'Ampm'],
} as const satisfies Partial<Record<FieldType, readonly string[]>>;

export type GroupType = keyof typeof SUBFIELDS;
export type SubfieldName = (typeof SUBFIELDS)[GroupType][number];

export function isGroup(type: FieldType): type is GroupType {
  return Object.hasOwn(SUBFIELDS, type);
}

/** The text of a subfield; empty if missing. */
export function textIn(subfields: Subfields, name: string): string {
  const text = Object.hasOwn(subfields, name) ? subfields[name] : undefined;
  return typeof text === 'string' ? text : '';
}
