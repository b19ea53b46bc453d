import type { Dispose } from '../../data/dispose';
import { createLiveValue, type LiveValue } from '../../data/live-value';
import type { BlockName } from '../../runtime/block-entry';
import type { Runtime } from '../../runtime/types';
import type { CartSummary } from './cart-summary';
import { onCartChange } from './changes';

/** What is known about the cart; with both a value and an error, the value may be outdated. */
interface Known<Value> {
  readonly value?: Value;
  readonly error?: unknown;
}

/** The cart as the page's blocks show it: requested once for all of them, and again when it may have changed. */
interface CartFeed<Value> {
  readonly known: LiveValue<Known<Value>>;
  /** Keeps the feed running until disposed. */
  join(runtime: Runtime): Dispose;
  refresh(runtime: Runtime): Promise<void>;
  /** Sets a newly known value; responses still in flight are older. */
  set(value: Value): void;
}

interface FeedOptions<Value> {
  /** The block to report a failure for. */
  readonly name: BlockName;
  ask(runtime: Runtime): Promise<Value>;
  /** Applies a change to the known value; `undefined` if the cart has to be requested. */
  follow(summary: CartSummary, known: Value | undefined): Value | undefined;
}

export function createFeed<Value>({ name, ask, follow }: FeedOptions<Value>): CartFeed<Value> {
  const known = createLiveValue<Known<Value>>({});
  let users = 0;
  let latest = 0;
  let stopListening: Dispose;

  function begin(runtime: Runtime): void {
    known.set({});
    stopListening = onCartChange((summary) => {
      const value = summary && follow(summary, known.get().value);
      if (value) set(value);
      else void refresh(runtime);
    });
    void refresh(runtime);
  }

  async function refresh(runtime: Runtime): Promise<void> {
    latest += 1;
    const turn = latest;
    try {
      const value = await ask(runtime);
      if (turn === latest) known.set({ value });
    } catch (error) {
      runtime.report(error, { kind: 'block', name });
      if (turn === latest) known.set({ ...known.get(), error });
    }
  }

  function set(value: Value): void {
    latest += 1;
    if (value !== known.get().value) known.set({ value });
  }

  return {
    known,
    refresh,
    set,
    join(runtime) {
      users += 1;
      if (users === 1) begin(runtime);
      return () => {
        users -= 1;
        if (users === 0) stopListening();
      };
    },
  };
}
