import { matching } from '../runtime/find-blocks';
import type { Change } from '../runtime/insertions';
import { withChunk } from '../runtime/with-chunk';
import type { Initializer } from '../types';

/** Times that say how long ago they were, once the page has one. */
export const relativeTimes: Initializer = {
  name: 'relative-times',
  start(runtime) {
    let isStarted = false;
    const startOnce = ({ added }: Pick<Change, 'added'>) => {
      if (isStarted || !added.some((root) => matching(root, '[data-relative-time]').length)) return;
      isStarted = true;
      withChunk(runtime, 'relative-times', (times) => times.startRelativeTimes(runtime));
    };
    startOnce({ added: [document] });
    runtime.insertions.watch(startOnce);
  },
};
