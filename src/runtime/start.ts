import type { Initializer, Runtime } from '../types';
import { timer } from './clock';
import { measure } from './measure';
import * as page from './page';
import { createTurns } from './turns';

/** How one step of the start went. */
export interface StartedStep {
  readonly name: string;
  readonly order: number;
  readonly milliseconds: number;
  readonly error: unknown;
}

/** The page's start: its steps so far, and whether all have run. */
export interface Start {
  readonly steps: StartedStep[];
  state: 'starting' | 'initialised';
}

/** Runs the steps; then the page is initialised. */
export async function runInitializers(
  list: readonly Initializer[],
  runtime: Runtime,
  start: Start,
): Promise<void> {
  await runSteps(list, runtime, start);
  start.state = 'initialised';
  page.root().setAttribute('data-mortar', 'initialised');
  runtime.events.emit('initialised', undefined);
}

/** Milliseconds after which the next step waits for a task of its own; fast machines need only one for all steps. */
const TURN = 12;

/** Runs each step on its own: one that throws is reported, and the next one runs. */
export async function runSteps(list: readonly Initializer[], runtime: Runtime, start: Start): Promise<void> {
  const turn = createTurns(TURN);
  for (const step of list) {
    await turn();
    const { name } = step;
    const started = timer();
    const error = attempt(runtime, name, () => step.start(runtime));
    start.steps.push({ name, order: start.steps.length + 1, milliseconds: measure(name, started), error });
  }
}

/** Does something for a step; an error is reported under the step's name and handed back. */
export function attempt(runtime: Runtime, name: string, run: () => void): unknown {
  try {
    run();
  } catch (error) {
    runtime.report(error, { kind: 'initializer', name });
    return error;
  }
}
