import type { Page } from 'playwright';

/** What the contract tests need to know about a block. */
export interface Contract {
  /** The block's markup by kind; the first one is native, with `data-block`. */
  readonly markup: Readonly<Record<string, string>>;
  /** Invalid settings, as JSON text. */
  readonly wrong: readonly string[];
  /** Settings with which the block fails instead of using its defaults, with the error's message. */
  readonly refused?: readonly (readonly [json: string, message: string])[];
  /** Markup with missing parts, with the expected state. */
  readonly incomplete: readonly (readonly [html: string, state: 'failed' | 'mounted'])[];
  /** Fields of the page's context that the block requires. */
  readonly context?: Readonly<Record<string, unknown>>;
  /** Uses the page's first block as a visitor would, and checks that it works. */
  use(page: Page): Promise<void>;
}
