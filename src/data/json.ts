/** JSON text to data; `undefined` when it is no JSON. Never throws. */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/**
 * Data to JSON text as the language defines it. Prototype.js up to 1.6 puts `toJSON` on the built-in prototypes,
 * which turns lists into strings; such functions are lifted for the moment of the call. Throws for what is no JSON.
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
