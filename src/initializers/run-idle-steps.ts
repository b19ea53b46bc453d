import { once, whenCalm, whenShown } from '../dom/page';
import { runSteps, type Start } from '../runtime/start';
import type { Runtime } from '../runtime/types';
import { withChunk } from '../runtime/with-chunk';

/**
 * Runs the idle steps once the page is calm; their code is in a separate chunk. At once if a block fails, so that its
 * trace is sent whenever the visitor leaves.
 */
export const runIdleSteps = (start: Start) => (runtime: Runtime) => {
  const run = once(() =>
    withChunk(runtime, 'idle', ({ idleSteps }) => runSteps(idleSteps(start), runtime, start)),
  );
  whenShown(() => {
    whenCalm(run);
    runtime.events.on('failed', run);
  });
};
