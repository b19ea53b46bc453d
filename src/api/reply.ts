import { asRecord, type Fields, ownProperty, type Read, readText } from '../data/fields';

export interface Reply {
  /** The address without the token. */
  readonly url: string;
  /** HTTP status; 0 without a reply. */
  readonly status: number;
  readonly text: string;
  /** The body parsed as JSON; `undefined` if malformed. */
  readonly body: unknown;
}

export function isOk({ status }: Reply): boolean {
  return status >= 200 && status < 300;
}

/** Message of the error catalogue (specification, section 8, data layer). */
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

/** For JSON whose shape is not the one the call returns. */
export function unexpected({ url }: Reply): string {
  return `Internal Error: Unexpected server response from (${url})`;
}

/** Readers of replies: each returns what the caller uses, or `undefined` if the reply has another shape. */

/** A reply's data is at the top level or under `data`. */
export function dataOf(reply: unknown): Fields {
  return { ...asRecord(reply), ...asRecord(ownProperty(asRecord(reply), 'data')) };
}

/** Requires one string field. */
export function textAt(name: string): Read<string | undefined> {
  return (reply) => readText(undefined)(ownProperty(dataOf(reply), name));
}

/** Any object or array, where the specification doesn't describe the reply; its fields may be anything. */
export function structure(reply: unknown): Fields | undefined {
  return typeof reply === 'object' && reply !== null ? (reply as Fields) : undefined;
}

/** For replies that only confirm: an object, an array, or nothing. */
export function confirmation(reply: unknown): object | undefined {
  return reply === undefined ? {} : structure(reply);
}
