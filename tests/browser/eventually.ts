import { expect } from 'vitest';

/** What must come true within ten seconds, looked at again and again. */
export function eventually<Value>(look: () => Value | Promise<Value>) {
  return expect.poll(look, { timeout: 10_000 });
}
