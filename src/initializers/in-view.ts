import { withChunk } from '../runtime/with-chunk';
import type { Initializer } from '../types';

/** Marks blocks that are in view, once the first of them has come near it. */
export const inView: Initializer = {
  name: 'in-view',
  start(runtime) {
    const stop = runtime.events.on('mounted', () => {
      stop();
      withChunk(runtime, 'in-view', ({ watchInView }) => watchInView(runtime));
    });
  },
};
