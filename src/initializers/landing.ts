import { whenCalm, whenShown } from '../runtime/page';
import { attempt } from '../runtime/start';
import { trackLanding } from '../tracking/landing';
import type { Initializer } from '../types';

/** Tells the site's marketing where a visit began; whoever leaves at once takes no chunk along, so it needs none. */
export const landing: Initializer = {
  name: 'landing',
  start(runtime) {
    whenShown(() => whenCalm(() => attempt(runtime, 'landing', () => trackLanding(runtime))));
  },
};
