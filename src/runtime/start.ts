import type { Initializer, Runtime } from '../types';
import { measure } from './measure';
import * as page from './page';

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
export function runInitializers(list: readonly Initializer[], runtime: Runtime, start: Start): void {
  runSteps(list, runtime, start);
  start.state = 'initialised';
  page.root().setAttribute('data-mortar', 'initialised');
  runtime.events.emit('initialised', undefined);
}

/** Runs each step on its own: one that throws is reported, and the next one runs. */
export function runSteps(list: readonly Initializer[], runtime: Runtime, start: Start): void {
  for (const step of list) start.steps.push(runStep(step, runtime, start.steps.length + 1));
}

function runStep(step: Initializer, runtime: Runtime, order: number): StartedStep {
  const started = performance.now();
  const error = attempt(runtime, step.name, () => step.start(runtime));
  return { name: step.name, order, milliseconds: measure(step.name, started), error };
}

/** Does something for a step; an error is reported under the step's name and handed back. */
export function attempt(runtime: Runtime, name: string, run: () => void): unknown {
  try {
    run();
    return undefined;
  } catch (error) {
    runtime.report(error, { kind: 'initializer', name });
    return error;
  }
}
