import { asRecord, type Fields, ownProperty, type Read, text } from '../data/fields';

/** What came back from a call. */
export interface Reply {
  /** The address without its token. */
  readonly url: string;
  /** HTTP status; 0 when nothing came back. */
  readonly status: number;
  readonly text: string;
  /** The text read as JSON; `undefined` when it is none. */
  readonly body: unknown;
}

export function isOk({ status }: Reply): boolean {
  return status >= 200 && status < 300;
}

/** In the words of the catalogue (specification, section 8, data layer). */
export function unreadable({ url, text }: Reply): string {
  return `Internal Error: Unable to parse server response from (${url}) as JSON: ${parseFailure(text)}`;
}

function parseFailure(text: string): string {
  try {
    JSON.parse(text);
    return '';
  } catch (error) {
    return (error as SyntaxError).message;
  }
}

/** JSON of another shape than the call is known to give. */
export function unexpected({ url }: Reply): string {
  return `Internal Error: Unexpected server response from (${url})`;
}

/** Readers of replies: each gives what the caller uses, or `undefined` for a reply of another shape. */

/** A reply's data stands at its top or under `data`. */
export function dataOf(reply: unknown): Fields {
  return { ...asRecord(reply), ...asRecord(ownProperty(asRecord(reply), 'data')) };
}

/** The one text that the caller can't do without. */
export function textAt(name: string): Read<string | undefined> {
  return (reply) => text(undefined)(ownProperty(dataOf(reply), name));
}

/** An object or a list, where the specification says no more of a reply. */
export function structure(reply: unknown): object | undefined {
  return typeof reply === 'object' && reply !== null ? reply : undefined;
}

/** For calls whose reply only confirms: an object, a list, or nothing at all. */
export function confirmation(reply: unknown): object | undefined {
  return reply === undefined ? {} : structure(reply);
}
