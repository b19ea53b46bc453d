/**
 * Readers of unknown data for the script itself, where a schema library would outweigh everything else.
 * Each gives the value of its kind or the fallback, never throws, and reads own fields only.
 */
export type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(value: unknown): Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : {};
}

export function own(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

export function textOf(value: unknown, fallback = ''): string {
  return typeof value === 'string' ? value : fallback;
}

/** Codes arrive as numbers or as their digits. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

export function flagOf(value: unknown): boolean {
  return value === true || value === 'true';
}

export function listOf<Item>(value: unknown, read: (item: unknown) => Item | undefined): Item[] {
  const items: Item[] = [];
  for (const item of Array.isArray(value) ? value : []) {
    const read1 = read(item);
    if (read1 !== undefined) items.push(read1);
  }
  return items;
}

export function oneOf<const Value extends string>(values: readonly Value[], value: unknown, fallback: Value): Value {
  return values.find((known) => known === value) ?? fallback;
}
