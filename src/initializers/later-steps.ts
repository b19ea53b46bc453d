import { whenCalm } from '../runtime/calm';
import { runStep, type Start } from '../runtime/start';
import { withChunk } from '../runtime/with-chunk';
import type { Initializer } from '../types';

/** What can wait until the page is calm: a chunk with a list of its own. */
export const laterSteps = (start: Start): Initializer => ({
  name: 'later',
  start(runtime) {
    whenCalm(() =>
      withChunk(runtime, 'later', ({ later }) => {
        for (const step of later) start.steps.push(runStep(step, runtime, start.steps.length + 1));
      }),
    );
  },
});
