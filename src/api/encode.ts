import { toJson } from '../data/json';
import type { CallOptions, Values } from '../runtime/call';

/** Values to the pairs of a query or a form. */
export function encode(values: Values = {}): [string, string][] {
  const input = Object.entries(values).filter(([, value]) => value !== undefined);
  return input.map(([name, value]) => [name, typeof value === 'string' ? value : toJson(value)]);
}

/** The body as it travels. */
export function bodyOf({ json, form, text }: CallOptions): string | URLSearchParams | null {
  if (json !== undefined) return toJson(json);
  return form ? new URLSearchParams(encode(form)) : (text ?? null);
}
