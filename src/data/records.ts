/** Readers of unknown data that holds other data: objects, their fields, lists; and of known words. */
export type Fields = Readonly<Record<string, unknown>>;
export type Read<Value> = (value: unknown) => Value;

/** The value itself when it is an object with fields, else one without any. */
export function asRecord(value: unknown): Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : {};
}

/** A field of the data itself, never one that every object inherits. */
export function ownProperty(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** Reads a record field by field; what the shape does not name stays in it as it came. */
export function record<Shape extends Record<string, Read<unknown>>>(
  shape: Shape,
): Read<{ readonly [Name in keyof Shape]: ReturnType<Shape[Name]> }> {
  return (value) => {
    const fields = asRecord(value);
    const read = Object.keys(shape).map((name) => [name, shape[name]?.(ownProperty(fields, name))]);
    return { ...fields, ...Object.fromEntries(read) };
  };
}

/** Reads an object, or nothing where there is none. */
export function optional<Value>(read: Read<Value>): Read<Value | undefined> {
  return (value) => (asRecord(value) === value ? read(value) : undefined);
}

export function list<Item>(read: Read<Item | undefined>): Read<Item[]> {
  return (value) => (Array.isArray(value) ? value.map(read).filter((item) => item !== undefined) : []);
}

export function oneOf<const Value extends string>(fallback: Value, ...others: Value[]): Read<Value> {
  return (value) => others.find((known) => known === value) ?? fallback;
}
