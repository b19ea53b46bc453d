import { HEARTBEAT } from '../enums/tracking-event-kind';
import type { Initializer } from '../types';

/** Where the site asks for it: a hit every so many seconds while the page is looked at. */
export const heartbeat: Initializer = {
  name: 'heartbeat',
  start(runtime) {
    const { heartbeatSeconds = 0 } = runtime.site;
    if (heartbeatSeconds <= 0) return;
    setInterval(() => {
      if (document.visibilityState === 'visible') void runtime.hits.record(HEARTBEAT);
    }, 1000 * heartbeatSeconds);
  },
};
