import type { StartedStep } from '../../runtime/events';
import type { Runtime } from '../../runtime/types';
import type { Explanation } from '../explain/explanation';
import type { Fault } from '../lint/fault';

/** The data that the panel shows, from the console's own calls. */
export interface PanelSource {
  readonly runtime: Runtime;
  readonly steps: readonly StartedStep[];
  explain(what: unknown): Explanation;
  findFaults(): Promise<readonly Fault[]>;
  /** Copies the report to the clipboard; resolves to whether the browser allowed it. */
  copyReport(): Promise<boolean>;
}
