import type { Dispose } from '../data/dispose';

export type FetchState<Value> =
  | { readonly state: 'pending' }
  | { readonly state: 'success'; readonly data: Value }
  | { readonly state: 'failed'; readonly error: unknown };

export interface Fetcher<Input extends unknown[], Value> {
  /** Pending until the first load settles. */
  readonly current: FetchState<Value>;
  /** Loads again; the result of an earlier load still in progress is dropped. Never rejects. */
  load(...input: Input): Promise<FetchState<Value>>;
  /** Called with every later state. */
  onChange(listener: (state: FetchState<Value>) => void): Dispose;
}

/** Keeps the state of repeatable loads; the last call wins. */
export function createFetch<Input extends unknown[], Value>(
  load: (...input: Input) => Promise<Value>,
): Fetcher<Input, Value> {
  const listeners = new Set<(state: FetchState<Value>) => void>();
  let current: FetchState<Value> = { state: 'pending' };
  let latest = 0;
  const become = (next: FetchState<Value>) => {
    current = next;
    for (const listener of listeners) listener(next);
  };
  return {
    get current() {
      return current;
    },
    async load(...input) {
      latest += 1;
      const turn = latest;
      become({ state: 'pending' });
      const outcome = await settle(load, input);
      if (turn === latest) become(outcome);
      return current;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

async function settle<Input extends unknown[], Value>(
  load: (...input: Input) => Promise<Value>,
  input: Input,
): Promise<FetchState<Value>> {
  try {
    return { state: 'success', data: await load(...input) };
  } catch (error) {
    return { state: 'failed', error };
  }
}
