import type { Page } from 'playwright';

/** What the contract tests need to know of one block. */
export interface Contract {
  /** The block's markup by kind; the first one is native, with `data-block`. */
  readonly markup: Readonly<Record<string, string>>;
  /** Settings of the wrong kind, as JSON text. */
  readonly wrong: readonly string[];
  /** Settings that refuse the block instead of leaving it to its defaults, with the error's text. */
  readonly refused?: readonly (readonly [json: string, message: string])[];
  /** Markup that misses parts, with the state it must end in. */
  readonly incomplete: readonly (readonly [html: string, state: 'failed' | 'mounted'])[];
  /** What the page's context must say for the block to be at home there. */
  readonly context?: Readonly<Record<string, unknown>>;
  /** Uses the first block of the page as a visitor does, and sees that it works. */
  use(page: Page): Promise<void>;
}
