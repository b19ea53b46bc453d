import { expect, onTestFinished } from 'vitest';

/** What must come true, within ten seconds unless said otherwise; it is looked at again and again. */
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

/** The compiler refuses to await what has such a method; `await eventually(look)` alone would pass whatever happens. */
interface NotAwaitable {
  then(needs: 'a matcher'): never;
}
