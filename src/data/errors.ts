import { guarded } from './guarded';

/**
 * Errors that name who failed, what was expected and what was found.
 * `name` is spelled out, since minifiers rename classes.
 */

/** Marks our errors: the script, its chunks and the library each have classes of their own. */
const BRAND = Symbol.for('mortar.error');

/** An error of ours, which speaks for itself in one sentence. */
export abstract class MortarError extends Error {
  readonly [BRAND] = true;
}

/** Whether an error is one of ours, whichever of our files it comes from. */
export function isOurs(thrown: unknown): thrown is MortarError {
  return guarded(() => thrown instanceof Error && BRAND in thrown) ?? false; // it may be a revoked proxy
}

export function isRequestError(thrown: unknown): thrown is RequestError {
  return isOurs(thrown) && thrown.name === 'RequestError';
}

export class ElementMissingError extends MortarError {
  override readonly name = 'ElementMissingError';
  constructor(block: string, selector: string) {
    super(`${block}: no element matches ${selector}`);
  }
}

/** What a block was told makes no sense; its message is a text of the specification. */
export class BlockDataError extends MortarError {
  override readonly name = 'BlockDataError';
}

export class ChunkLoadError extends MortarError {
  override readonly name = 'ChunkLoadError';
  constructor(chunk: string, cause: unknown) {
    super(`${chunk}: its chunk could not be loaded (${messageOf(cause)})`, { cause });
  }
}

/** A call that the server refused or that never reached it; `message` is a text of the error catalogue. */
export class RequestError extends MortarError {
  override readonly name = 'RequestError';
  /** HTTP status; 0 when there was no reply. */
  readonly status: number;
  readonly body: unknown;
  constructor(message: string, status: number, body: unknown) {
    super(message);
    this.status = status;
    this.body = body;
  }
}

/** The words of anything that was thrown, also of what isn't an error and of objects with hostile getters. */
export function messageOf(thrown: unknown): string {
  try {
    const [text = ''] = [thrown].map(String); // a symbol too
    return thrown instanceof Error ? thrown.message : text;
  } catch {
    return 'Unknown error';
  }
}
