import type { Dispose } from '../../data/dispose';
import { createLiveValue, type LiveValue } from '../../data/live-value';
import type { BlockName, Runtime } from '../../runtime/types';
import type { CartSummary } from './cart-summary';
import { onCartChange } from './changes';

/** What is known of the cart; an error beside a value means that the value may be old. */
export interface Known<Value> {
  readonly value?: Value;
  readonly error?: unknown;
}

/** What the page's blocks show of the cart: asked for once for all of them, and again when it may have changed. */
export interface CartFeed<Value> {
  readonly known: LiveValue<Known<Value>>;
  /** For as long as a block shows it. */
  join(runtime: Runtime): Dispose;
  refresh(runtime: Runtime): Promise<void>;
  /** What somebody was just told; an answer that is still on its way is older. */
  set(value: Value): void;
}

interface FeedParts<Value> {
  /** The block whose failure it is when nothing comes. */
  readonly name: BlockName;
  ask(runtime: Runtime): Promise<Value>;
  /** What a change makes of what is known; `undefined` where it has to be asked for. */
  follow(summary: CartSummary, known: Value | undefined): Value | undefined;
}

export function createFeed<Value>({ name, ask, follow }: FeedParts<Value>): CartFeed<Value> {
  const known = createLiveValue<Known<Value>>({});
  let users = 0;
  let latest = 0;
  let stopHearing: Dispose;

  function begin(runtime: Runtime): void {
    known.set({});
    stopHearing = onCartChange((summary) => {
      const value = summary && follow(summary, known.get().value);
      if (value) set(value);
      else void refresh(runtime);
    });
    void refresh(runtime);
  }

  async function refresh(runtime: Runtime): Promise<void> {
    const turn = ++latest;
    try {
      const value = await ask(runtime);
      if (turn === latest) known.set({ value });
    } catch (error) {
      runtime.report(error, { kind: 'block', name });
      if (turn === latest) known.set({ ...known.get(), error });
    }
  }

  function set(value: Value): void {
    latest++;
    if (value !== known.get().value) known.set({ value });
  }

  return {
    known,
    refresh,
    set,
    join(runtime) {
      if (!users++) begin(runtime);
      return () => {
        if (!--users) stopHearing();
      };
    },
  };
}
