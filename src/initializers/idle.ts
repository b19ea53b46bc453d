import { whenCalm, whenShown } from '../dom/page';
import { runSteps, type Start } from '../runtime/start';
import type { Initializer } from '../runtime/types';
import { withChunk } from '../runtime/with-chunk';

/** What can wait until the page is calm: a chunk with a list of its own. */
export const later = (start: Start): Initializer => ({
  name: 'later',
  start(runtime) {
    const runLater = () =>
      withChunk(runtime, 'later', ({ idleSteps }) => runSteps(idleSteps, runtime, start));
    whenShown(() => whenCalm(runLater));
  },
});
