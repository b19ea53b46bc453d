import type { Initializer, Runtime } from '../types';
import { page } from './page';

/** How one step of the start went. */
export interface StartedStep {
  readonly name: string;
  readonly order: number;
  readonly milliseconds: number;
  readonly error: unknown;
}

/** Runs each step on its own: one that throws is reported, and the next one runs. Then the page is initialised. */
export function runInitializers(list: readonly Initializer[], runtime: Runtime, log: StartedStep[]): void {
  for (const step of list) log.push(runStep(step, runtime, log.length + 1));
  page.root().setAttribute('data-mortar', 'initialised');
  runtime.events.emit('initialised', undefined);
}

function runStep({ name, start }: Initializer, runtime: Runtime, order: number): StartedStep {
  const started = performance.now();
  let error: unknown;
  try {
    start(runtime);
  } catch (thrown) {
    error = thrown;
    runtime.report(thrown, { kind: 'initializer', name });
  }
  return { name, order, milliseconds: performance.now() - started, error };
}

const MARK = Symbol.for('mortar');

/** Whether this script is the first of its kind on the page; a second tag finds the mark. */
export function claimPage(): boolean {
  if (MARK in window) return false;
  Object.defineProperty(window, MARK, { value: true });
  return true;
}
