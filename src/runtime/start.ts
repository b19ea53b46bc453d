import { measure, timer } from '../dom/clock';
import * as page from '../dom/page';
import { createScheduler } from '../dom/scheduler';
import type { EventBus, StartedStep } from './events';
import type { Initializer, Runtime } from './types';

/** The page's start: all steps in order, and whether the immediate ones have run. */
export interface Start {
  readonly steps: StartedStep[];
  state: 'starting' | 'initialised';
}

/** Records a step's error whenever it happens, even long after the step has run. */
export function createStart(events: EventBus): Start {
  const start: Start = { steps: [], state: 'starting' };
  events.on('error', ({ error, where: { kind, name } }) => {
    const step = kind === 'initializer' && stepNamed(start, name);
    if (step) Object.assign(step, { error, state: 'failed' });
  });
  return start;
}

/** A row of the list of steps; the code of an idle step is in a chunk. */
export type PlannedStep = Pick<StartedStep, 'name' | 'when'> & Partial<Initializer>;

/** Lists the steps from the start, before any has run. */
export function planSteps({ steps }: Start, list: readonly PlannedStep[]): void {
  for (const { name, when } of list) steps.push({ name, order: steps.length + 1, when, state: 'waiting' });
}

function stepNamed({ steps }: Start, name: string): StartedStep | undefined {
  return steps.find((step) => step.name === name);
}

/** Runs the steps, then marks the page as initialised. */
export async function runInitializers(
  list: readonly PlannedStep[],
  runtime: Runtime,
  start: Start,
): Promise<void> {
  await runSteps(list, runtime, start);
  start.state = 'initialised';
  page.root().setAttribute('data-mortar', 'initialised');
  runtime.events.emit('initialised', undefined);
}

/**
 * Runs each available step on its own: one that throws is reported, and the next one runs. Fast machines run all steps
 * in one turn.
 */
export async function runSteps(list: readonly PlannedStep[], runtime: Runtime, start: Start): Promise<void> {
  const turn = createScheduler();
  for (const { name, start: run } of list) {
    if (!run) continue;
    await turn();
    const started = timer();
    attempt(runtime, name, () => run(runtime));
    const shown = stepNamed(start, name);
    if (!shown) continue;
    shown.milliseconds = measure(name, started);
    if (shown.state === 'waiting') shown.state = 'done';
    runtime.events.emit('step', { ...shown });
  }
}

/** Runs code for a step; errors are reported under the step's name. */
export function attempt(runtime: Runtime, name: string, run: () => void): void {
  try {
    run();
  } catch (error) {
    runtime.report(error, { kind: 'initializer', name });
  }
}
