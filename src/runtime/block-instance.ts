import { memberOf } from '../dom/member';
import type { BlockName, BlockState, Problem, SettingReport } from './types';

export const STATE = 'data-block-state';

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
