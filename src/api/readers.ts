import { type Fields, fieldsOf, own, type Read, text } from '../data/fields';

/** Readers of replies: each gives what the caller uses, or `undefined` for a reply of another shape. */

/** A reply's data stands at its top or under `data`. */
export function dataOf(reply: unknown): Fields {
  return { ...fieldsOf(reply), ...fieldsOf(own(fieldsOf(reply), 'data')) };
}

/** The one text that the caller can't do without. */
export function textAt(name: string): Read<string | undefined> {
  return (reply) => text(undefined)(own(dataOf(reply), name));
}

/** An object or a list, where the specification says no more of a reply. */
export function structure(reply: unknown): object | undefined {
  return typeof reply === 'object' && reply !== null ? reply : undefined;
}

/** For calls whose reply only confirms: an object, a list, or nothing at all. */
export function confirmation(reply: unknown): object | undefined {
  return reply === undefined ? {} : structure(reply);
}
