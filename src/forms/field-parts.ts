import type { FieldType } from './field';

/** What was typed and chosen in a field, by part; a field of one part has it under `value`. */
export type Parts = Readonly<Record<string, string | readonly string[]>>;

/** The parts of the fields that have several, in the order in which they are sent (specification, section 3). */
export const PARTS = {
  name: ['First', 'Last'],
  phone: ['Country', 'Areacode', 'Prefix', 'Line'],
  address: ['Line1', 'Line2', 'City', 'State', 'Zip', 'Country'],
  date: ['Month', 'Day', 'Year'],
  time: ['Hour', 'Minute', 'Second', 'Ampm'],
} as const satisfies Partial<Record<FieldType, readonly string[]>>;

export type GroupType = keyof typeof PARTS;
export type PartName = (typeof PARTS)[GroupType][number];

export function isGroup(type: FieldType): type is GroupType {
  return Object.hasOwn(PARTS, type);
}

/** The text of one part; empty where there is none. */
export function textOf(parts: Parts, name: string): string {
  const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
  return typeof part === 'string' ? part : '';
}
