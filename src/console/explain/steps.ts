import { messageOf } from '../../data/errors';
import type { Rules } from '../../data/rules';
import type { StartedStep } from '../../runtime/events';

/** Whether a step of the start has run. */
export function* stepRules({ name, when, state, error, milliseconds = 0 }: StartedStep): Rules {
  const wait = when === 'idle' ? 'it waits until the page is calm' : 'it waits for the steps before it';
  const took = `${milliseconds.toFixed(1)} ms`;
  yield [`${name} has had its turn`, state !== 'waiting', state === 'waiting' ? wait : took];
  yield [`${name} ran without an error`, state !== 'failed', error === undefined ? true : messageOf(error)];
}
