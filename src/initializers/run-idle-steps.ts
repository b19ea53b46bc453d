import { whenCalm, whenShown } from '../dom/page';
import { runSteps, type Start } from '../runtime/start';
import type { Runtime } from '../runtime/types';
import { withChunk } from '../runtime/with-chunk';

/** Runs the idle steps once the page is calm; their code is in a separate chunk. */
export const runIdleSteps = (start: Start) => (runtime: Runtime) => {
  const run = () => withChunk(runtime, 'idle', ({ idleSteps }) => runSteps(idleSteps(start), runtime, start));
  whenShown(() => whenCalm(run));
};
