import { memberOf } from '../dom/member';
import type { BlockName, BlockState, Problem, SettingReport } from './types';

export const STATE = 'data-block-state';

/** What support staff see of one block on the page. */
export interface BlockInstance {
  readonly name: BlockName;
  readonly element: HTMLElement;
  state: BlockState;
  /** Milliseconds from the wish to mount to the mounted block. */
  milliseconds?: number;
  error?: unknown;
}

/** What a block's chunk read from the page. */
export interface BlockFacts {
  readonly settings: readonly SettingReport[];
  readonly problems: readonly Problem[];
}

/** For support staff in the object, for style sheets in the attribute. */
export function setState(block: BlockInstance, state: BlockState): void {
  block.state = state;
  memberOf(block.element, 'setAttribute')(STATE, state);
}
