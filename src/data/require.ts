/**
 * What callers without types may give wrong. Each gives the value as it is meant, or throws an UnexpectedValueError
 * that names it by `what`.
 */
import { fieldsOf, number } from './fields';
import { UnexpectedValueError } from './unexpected';

/** An object with fields; no list. */
export function requireObject<Value extends object>(what: string, value: Value): Value {
  if (fieldsOf(value) === value) return value;
  throw new UnexpectedValueError(what, 'an object', value);
}

export function requireList<Value extends readonly unknown[]>(what: string, value: Value): Value {
  if (Array.isArray(value)) return value;
  throw new UnexpectedValueError(what, 'a list', value);
}

export function requireText<Value extends string>(what: string, value: Value): Value {
  if (typeof value === 'string') return value;
  throw new UnexpectedValueError(what, 'a text', value);
}

/** A number of any size, or the digits of one. */
export function requireNumber(what: string, value: number): number {
  const read = typeof value === 'number' ? value : number(value);
  if (read !== undefined) return read;
  throw new UnexpectedValueError(what, 'a number', value);
}

export function requireFunction<Value>(what: string, value: Value): Value {
  if (typeof value === 'function') return value;
  throw new UnexpectedValueError(what, 'a function', value);
}
