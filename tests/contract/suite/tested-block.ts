import type { Page } from 'playwright';
import { pageOf, type Stage, type Visit } from '../../browser/harness';
import { until } from '../../browser/until';
import type { Contract } from '../contract';
import { COUNT_TIMERS } from './count-timers';

export interface TestedBlock {
  readonly name: string;
  readonly contract: Contract;
  readonly stage: Stage;
}

/** Records the server's nodes and markup before any script changes them. */
const KEEP_SERVED =
  "addEventListener('DOMContentLoaded', () => { window.nodes = [...document.querySelectorAll('main, main *')]; window.served = document.querySelector('main').outerHTML; }, { capture: true, once: true });";

/** Using a block may have changed the address and the storage. */
const EMPTY = `
  mortar.unmount();
  document.querySelector('main').replaceChildren();
  history.replaceState(null, '', location.pathname);
  localStorage.clear();
  sessionStorage.clear();
  scrollTo(0, 0);`;

/** Opens a page with the markup in its `main` element, and the context that the block needs. */
export function show({ contract, stage }: TestedBlock, html: string): Promise<Visit> {
  return stage.show(pageOf({ body: `<main>${html}</main>`, context: contract.context ?? {} }), {
    before: COUNT_TIMERS + KEEP_SERVED,
  });
}

/** Gives all tests of a `describe` the same page, with an empty `main` element, no messages and empty storage. */
export function useEmptyPage(block: TestedBlock): () => Promise<Visit> {
  const shared = block.stage.share(() => show(block, ''));
  return async () => {
    const { page, messages, errors } = shared();
    await page.evaluate(EMPTY);
    messages.length = 0;
    errors.length = 0;
    return shared();
  };
}

/** Writes markup into the page's `main` element by script. */
export function write(page: Page, html: string): Promise<void> {
  return page.evaluate((markup) => {
    const main = document.querySelector('main') as Element;
    main.innerHTML = markup;
    Object.assign(window, { served: main.outerHTML });
  }, html);
}

/** Waits until all blocks of the page are mounted. */
export function untilMounted(page: Page): Promise<unknown> {
  return until(
    page,
    "mortar.blocks().length > 0 && mortar.blocks().every(({ state }) => state === 'mounted')",
  );
}
