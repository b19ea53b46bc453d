import { whenCalm } from '../runtime/calm';
import { whenShown } from '../runtime/page';
import { runStep, type Start } from '../runtime/start';
import { withChunk } from '../runtime/with-chunk';
import type { Initializer } from '../types';

/** What can wait until the page is calm: a chunk with a list of its own. */
export const laterSteps = (start: Start): Initializer => ({
  name: 'later',
  start(runtime) {
    const runLater = () =>
      withChunk(runtime, 'later', ({ later }) => {
        for (const step of later(start)) start.steps.push(runStep(step, runtime, start.steps.length + 1));
      });
    whenShown(() => whenCalm(runLater));
  },
});
