import { guarded } from './guarded';

/** Parses JSON; `undefined` if malformed. Never throws. */
export function parseJson(text: string | null | undefined): unknown {
  return guarded(() => JSON.parse(text ?? ''));
}

/**
 * Serialises to standard JSON. Prototype.js up to 1.6 adds `toJSON` to built-in prototypes, which turns arrays into
 * strings; those functions are removed during the call. Throws for data that JSON can't represent.
 */
export function toJson(value: unknown, replacer?: (key: string, value: unknown) => unknown): string {
  const restore = [Array.prototype, Object.prototype, String.prototype, Number.prototype].map(withoutToJson);
  try {
    return JSON.stringify(value, replacer);
  } finally {
    for (const undo of restore) undo();
  }
}

function withoutToJson(prototype: object): () => void {
  const own = Object.getOwnPropertyDescriptor(prototype, 'toJSON');
  if (!own?.configurable) return () => {};
  delete (prototype as { toJSON?: unknown }).toJSON;
  return () => Object.defineProperty(prototype, 'toJSON', own);
}
