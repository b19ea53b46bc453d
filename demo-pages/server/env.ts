import type { HttpBindings } from '@hono/node-server';
import type { Crumbs } from './crumbs.ts';
import type { Faults } from './faults.ts';
import type { Carts } from './shop.ts';
import type { Store } from './store.ts';

/** The context of every handler. */
export interface DemoEnv {
  Bindings: HttpBindings;
  Variables: {
    store: Store;
    faults: Faults;
    crumbs: Crumbs;
    carts: Carts;
    /** The body as decoded by the call's handler. */
    parsed: unknown;
    /** The reason for the response, as text for the inspector. */
    reason: string;
  };
}
