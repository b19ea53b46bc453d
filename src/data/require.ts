import { isRecord, readNumber } from './fields';

/**
 * Argument checks for callers without types. Each returns the value, or throws an UnexpectedValueError that names it by
 * `what`.
 */

/** An object with fields, not an array. */
export function requireObject<Value extends object>(what: string, value: Value): Value {
  if (isRecord(value)) return value;
  throw new UnexpectedValueError(what, 'an object', value);
}

export function requireList<Value extends readonly unknown[]>(what: string, value: Value): Value {
  if (Array.isArray(value)) return value;
  throw new UnexpectedValueError(what, 'an array', value);
}

export function requireText<Value extends string>(what: string, value: Value): Value {
  if (typeof value === 'string') return value;
  throw new UnexpectedValueError(what, 'a string', value);
}

/** Any number, or a string of digits. */
export function requireNumber(what: string, value: number): number {
  const read = typeof value === 'number' ? value : readNumber(value);
  if (read !== undefined) return read;
  throw new UnexpectedValueError(what, 'a number', value);
}

/** The same without `NaN`, from which only more of it could be calculated. */
export function requireRealNumber(what: string, value: number): number {
  const read = requireNumber(what, value);
  if (!Number.isNaN(read)) return read;
  throw new UnexpectedValueError(what, 'a number', value);
}

/** A name or an id, not blank. */
export function requireName<Value extends string>(what: string, name: Value): Value {
  if (typeof name === 'string' && name.trim()) return name;
  throw new UnexpectedValueError(what, 'a non-empty string', name);
}

/** An integer from `least` on, or its digits. */
export function requireCount(what: string, value: unknown, least: number): number {
  const count = readNumber(value);
  if (count !== undefined && Number.isSafeInteger(count) && count >= least) return count;
  throw new UnexpectedValueError(what, `an integer of at least ${least}`, value);
}

export function requireFunction<Value>(what: string, value: Value): Value {
  if (typeof value === 'function') return value;
  throw new UnexpectedValueError(what, 'a function', value);
}

/** A caller of the library passed an invalid value; the message says what was expected and what was found. */
export class UnexpectedValueError extends TypeError {
  override readonly name = 'UnexpectedValueError';
  constructor(what: string, expected: string, found: unknown) {
    super(`${what} must be ${expected}, got ${describe(found)}`);
  }
}

/** Any value in a few words; objects are not inspected, since they may be hostile. */
export function describe(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'function') return 'a function';
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

/** Maximum characters of a text that an error quotes. */
const QUOTED = 80;

/** The beginning of a text on one line, for error messages. */
export function quote(text: string): string {
  const beginning = text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text;
  return JSON.stringify(beginning).replace(/[\u2028\u2029]/g, ' ');
}
