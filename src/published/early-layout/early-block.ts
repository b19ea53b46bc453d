import type { Dispose } from '../../data/dispose';
import type { ServerAttributes } from '../../dom/attributes';
import type { Runtime } from '../../runtime/types';

/** A block that waits for the visitor to come near. */
export interface EarlyBlock {
  readonly element: HTMLElement;
  readonly runtime: Runtime;
  readonly attributes: ServerAttributes;
  /** Aborted once the block is mounted. */
  readonly signal: AbortSignal;
}

/** Gives a block the layout that it will have when mounted; returns what ends following its size. */
export type LayOutEarly = (block: EarlyBlock) => Promise<Dispose | undefined>;
