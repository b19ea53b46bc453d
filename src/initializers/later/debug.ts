import { DEBUG_COOKIE } from '../../console/debug-cookie';
import { readCookie } from '../../runtime/cookies';
import type { Start } from '../../runtime/start';
import { withChunk } from '../../runtime/with-chunk';
import type { Initializer } from '../../types';

/** Goes on logging each step where support staff have asked for it on an earlier page. */
export const debug = (start: Start): Initializer => ({
  name: 'debug',
  start(runtime) {
    if (!readCookie(DEBUG_COOKIE)) return;
    withChunk(runtime, 'console', ({ loadedCalls }) => loadedCalls.debug({ runtime, start }));
  },
});
