import type { HttpBindings } from '@hono/node-server';
import type { Crumbs } from './crumbs.ts';
import type { Faults } from './faults.ts';
import type { Carts } from './shop.ts';
import type { Store } from './store.ts';

/** What every handler finds in its context. */
export interface DemoEnv {
  Bindings: HttpBindings;
  Variables: {
    store: Store;
    faults: Faults;
    crumbs: Crumbs;
    carts: Carts;
    /** The body as the call's handler understood it. */
    parsed: unknown;
    /** Why the answer is what it is, in words for the inspector. */
    reason: string;
  };
}
