/** A value of the page as JSON can carry it. */
export type Plain =
  | { readonly value: unknown }
  | { readonly number: string }
  | { readonly date: string }
  | { readonly pattern: [string, string] }
  | { readonly error: [string, string] }
  | { readonly list: Plain[] }
  | { readonly fields: [string, Plain][] }
  | Record<string, never>;

/** Runs in the page, as text: it knows nothing outside of itself, and trusts little that libraries replace. */
export function toPlain(value: unknown, depth = 0): Plain {
  if (value === undefined || typeof value === 'symbol' || depth > 40) return {};
  if (typeof value === 'bigint' || (typeof value === 'number' && !Number.isFinite(value)))
    return { number: String(value) };
  if (typeof value === 'function') return depth ? {} : { value: 'ref: <Function>' };
  if (value === null || typeof value !== 'object') return { value };
  if (value instanceof Node || value === window) return { value: 'ref: <Node>' };
  if (Object.prototype.toString.call(value) === '[object Date]') return { date: (value as Date).toJSON() };
  if (value instanceof RegExp) return { pattern: [value.source, value.flags] };
  if (value instanceof Error) return { error: [value.name, value.message] };
  if (value instanceof URL) return { value: value.href };
  if (Array.isArray(value)) {
    const list: Plain[] = [];
    for (let index = 0; index < value.length; index++) list.push(toPlain(value[index], depth + 1));
    return { list };
  }
  const source = value instanceof DOMRectReadOnly ? value.toJSON() : value;
  const fields: [string, Plain][] = [];
  for (const name of Object.keys(source))
    if (typeof source[name] !== 'function') fields.push([name, toPlain(source[name], depth + 1)]);
  return { fields };
}

/** Runs in the page, as text: JSON as it is without the `toJSON` that old libraries give to arrays. */
export function toText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts: string[] = [];
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) parts.push(toText(value[index]));
    return `[${parts.join()}]`;
  }
  for (const name of Object.keys(value))
    parts.push(`${JSON.stringify(name)}:${toText((value as Record<string, unknown>)[name])}`);
  return `{${parts.join()}}`;
}

export function fromPlain(plain: Plain): unknown {
  if ('value' in plain) return plain.value;
  if ('number' in plain) return Number(plain.number);
  if ('date' in plain) return new Date(plain.date);
  if ('pattern' in plain) return new RegExp(...plain.pattern);
  if ('error' in plain) return Object.assign(new Error(plain.error[1]), { name: plain.error[0] });
  if ('list' in plain) return plain.list.map(fromPlain);
  if ('fields' in plain)
    return Object.fromEntries(plain.fields.map(([name, field]) => [name, fromPlain(field)]));
  return undefined;
}

/** A value as an expression of the page. */
export function literal(value: unknown): string {
  if (value instanceof RegExp) return String(value);
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (isReference(value)) return value.expression;
  if (Array.isArray(value)) return `[${value.map(literal)}]`;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return String(JSON.stringify(value));
  return `{${Object.entries(value).map(([name, field]) => `${JSON.stringify(name)}: ${literal(field)}`)}}`;
}

/** A handle, which stands for an object of the page. */
const isReference = (value: unknown): value is { expression: string } =>
  typeof value === 'object' && value !== null && 'isHandle' in value;
