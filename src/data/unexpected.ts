import { quote } from './quote';

/** A caller of the library gave something else than was asked for; says what was expected and what was found. */
export class UnexpectedValueError extends TypeError {
  override readonly name = 'UnexpectedValueError';
  constructor(what: string, expected: string, found: unknown) {
    super(`${what} must be ${expected}, got ${describe(found)}`);
  }
}

/** Any value in a few words; objects are not looked into, since they may be hostile. */
export function describe(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'function') return 'a function';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}
