/**
 * Errors that name who failed, what was expected and what was found.
 * `name` is spelled out, since minifiers rename classes.
 */

export class ElementMissingError extends Error {
  override readonly name = 'ElementMissingError';
  constructor(block: string, selector: string) {
    super(`${block}: no element matches ${selector}`);
  }
}

/** What a block was told makes no sense; its message is a text of the specification. */
export class BlockDataError extends Error {
  override readonly name = 'BlockDataError';
}

export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  constructor(chunk: string, cause: unknown) {
    super(`${chunk}: its chunk could not be loaded (${messageOf(cause)})`, { cause });
  }
}

/** A call that the server refused or that never reached it; `message` is a text of the error catalogue. */
export class RequestError extends Error {
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
