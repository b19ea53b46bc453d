import type { Page } from 'playwright';
import { COUNT_TIMERS } from '../../browser/count-timers';
import { pageOf, type Stage, type Visit } from '../../browser/harness';
import type { Contract } from '../contract';

export interface TestedBlock {
  readonly name: string;
  readonly contract: Contract;
  readonly stage: Stage;
}

/** Keeps the nodes and the markup of the server, before any script changes them. */
const KEEP_SERVED =
  "addEventListener('DOMContentLoaded', () => { window.nodes = [...document.querySelectorAll('main, main *')]; window.served = document.querySelector('main').outerHTML; }, { capture: true, once: true });";

/** Opens a page with the markup in its `main` element, and the context that the block needs. */
export function show({ contract, stage }: TestedBlock, html: string): Promise<Visit> {
  return stage.show(pageOf({ body: `<main>${html}</main>`, context: contract.context ?? {} }), {
    before: COUNT_TIMERS + KEEP_SERVED,
  });
}

/** Waits until every block of the page is mounted. */
export function untilMounted(page: Page): Promise<unknown> {
  return page.waitForFunction(
    "mortar.blocks().length > 0 && mortar.blocks().every(({ state }) => state === 'mounted')",
  );
}
