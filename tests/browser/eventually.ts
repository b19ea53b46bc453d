import { expect, onTestFinished } from 'vitest';

/** Polls until the matcher holds, for ten seconds by default. */
export function eventually<Value>(look: () => Value | Promise<Value>, { timeout = 10_000 } = {}) {
  const poll = expect.poll(look, { timeout });
  let hasMatcher = false;
  onTestFinished(() => {
    if (!hasMatcher)
      throw new Error('eventually() looks at nothing without a matcher: eventually(look).toBe(…)');
  });
  return new Proxy(poll as typeof poll & NotAwaitable, {
    get(target, key) {
      hasMatcher ||= key !== 'then';
      return Reflect.get(target, key);
    },
  });
}

/** The compiler refuses to await an object with such a method; `await eventually(look)` alone would always pass. */
interface NotAwaitable {
  then(needs: 'a matcher'): never;
}
