import { guarded } from './guarded';

/**
 * Errors that name what failed, what was expected and what was found. `name` is set explicitly because minifiers rename
 * classes.
 */

/** Identifies our errors: the script, its chunks and the library each have their own copies of the classes. */
const BRAND = Symbol.for('mortar.error');

/** One of our errors; its message is a complete sentence. */
export abstract class MortarError extends Error {
  readonly [BRAND] = true;
}

/** Whether an error is one of ours, from any of our bundles. */
export function isMortarError(thrown: unknown): thrown is MortarError {
  return guarded(() => thrown instanceof Error && BRAND in thrown) ?? false; // it may be a revoked proxy
}

export function isRequestError(thrown: unknown): thrown is RequestError {
  return isMortarError(thrown) && thrown.name === 'RequestError';
}

export class ElementMissingError extends MortarError {
  override readonly name = 'ElementMissingError';
  constructor(block: string, selector: string) {
    super(`${block}: no element matches ${selector}`);
  }
}

/** A block's data makes no sense; the message is a text of the specification. */
export class BlockDataError extends MortarError {
  override readonly name = 'BlockDataError';
}

export class ChunkLoadError extends MortarError {
  override readonly name = 'ChunkLoadError';
  constructor(chunk: string, cause: unknown) {
    super(`${chunk}: its chunk could not be loaded (${messageOf(cause)})`, { cause });
  }
}

/** A call that the server rejected or that never reached it; `message` is from the error catalogue. */
export class RequestError extends MortarError {
  override readonly name = 'RequestError';
  /** HTTP status; 0 without a reply. */
  readonly status: number;
  readonly body: unknown;
  constructor(message: string, status: number, body: unknown) {
    super(message);
    this.status = status;
    this.body = body;
  }
}

/** The message of anything that was thrown, including non-errors and objects with hostile getters. */
export function messageOf(thrown: unknown): string {
  try {
    const [text = ''] = [thrown].map(String); // handles symbols too
    return thrown instanceof Error ? thrown.message : text;
  } catch {
    return 'Unknown error';
  }
}
