/**
 * Readers of unknown data for the main script, where a schema library would be too large. Each returns a value of its
 * type or the fallback, and never throws.
 */
export type Fields = Readonly<Record<string, unknown>>;
export type Read<Value> = (value: unknown) => Value;

/** Whether it is an object with fields. */
export function isRecord(value: unknown): value is Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** The value itself if it is an object with fields, else an empty one. */
export function asRecord(value: unknown): Fields {
  return isRecord(value) ? value : {};
}

/** An own property of the data, never an inherited one. */
export function ownProperty(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** Reads a record field by field; fields not in the shape are kept unchanged. */
export function record<Shape extends Record<string, Read<unknown>>>(
  shape: Shape,
): Read<{ readonly [Name in keyof Shape]: ReturnType<Shape[Name]> }> {
  return (value) => {
    const fields = asRecord(value);
    const read = Object.keys(shape).map((name) => [name, shape[name]?.(ownProperty(fields, name))]);
    return { ...fields, ...Object.fromEntries(read) };
  };
}

/** Reads an object; `undefined` if it is missing. */
export function optional<Value>(read: Read<Value>): Read<Value | undefined> {
  return (value) => (isRecord(value) ? read(value) : undefined);
}

export function list<Item>(read: Read<Item | undefined>): Read<Item[]> {
  return (value) => (Array.isArray(value) ? value.map(read).filter((item) => item !== undefined) : []);
}

export function oneOf<const Value extends string>(fallback: Value, ...others: Value[]): Read<Value> {
  return (value) => others.find((known) => known === value) ?? fallback;
}

/** Reads trimmed text; empty text counts as missing. */
export function readText<Fallback extends string | undefined>(fallback: Fallback): Read<string | Fallback> {
  return (value) => (typeof value === 'string' && value.trim()) || fallback;
}

/** Reads an id, which may be a number. */
export function readId(value: unknown): string | undefined {
  return readText(undefined)(Number.isFinite(value) ? `${value}` : value);
}

/** Codes can be numbers or strings of digits. */
export function readNumber(value: unknown): number | undefined {
  const read = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : undefined;
}

export function readFlag(value: unknown): boolean {
  return value === true || value === 'true';
}

/** True unless switched off. */
export function readFlagUnlessOff(value: unknown): boolean {
  return value !== false && value !== 'false';
}
