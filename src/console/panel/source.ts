import type { StartedStep } from '../../runtime/events';
import type { Runtime } from '../../runtime/types';
import type { Explanation } from '../explain/explanation';
import type { Fault } from '../fault';

/** What the panel shows: the answers of the console's own calls. */
export interface PanelSource {
  readonly runtime: Runtime;
  readonly steps: readonly StartedStep[];
  explain(what: unknown): Explanation;
  findFaults(): Promise<readonly Fault[]>;
  /** Puts the report on the clipboard; whether the browser allowed it. */
  copyReport(): Promise<boolean>;
}
