import { memberOf } from '../dom/member';
import type { BlockName } from './block-entry';

export const STATE = 'data-block-state';

export type BlockState = 'waiting' | 'loading' | 'mounted' | 'failed';

/** One setting of a mounted block, as support staff see it. `from` names the attribute, the JSON or `default`. */
export interface SettingReport {
  readonly name: string;
  readonly value: unknown;
  readonly from: string;
}

export interface Problem {
  readonly code: string;
  readonly message: string;
}

/** One block on the page, as support staff see it. */
export interface BlockInstance {
  readonly name: BlockName;
  readonly element: HTMLElement;
  state: BlockState;
  /** Milliseconds from the request to mount until the block was mounted. */
  milliseconds?: number;
  error?: unknown;
}

/** What a block's chunk read from the page. */
export interface BlockFacts {
  readonly settings: readonly SettingReport[];
  readonly problems: readonly Problem[];
}

/** On the object for support staff, in the attribute for style sheets. */
export function setState(block: BlockInstance, state: BlockState): void {
  block.state = state;
  memberOf(block.element, 'setAttribute')(STATE, state);
}
