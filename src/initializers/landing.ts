import { whenCalm, whenShown } from '../dom/page';
import { attempt } from '../runtime/start';
import type { Initializer } from '../runtime/types';
import { trackLanding } from '../visitor/tracking/landing';

/** Tells the site's marketing where a visit began; whoever leaves at once takes no chunk along, so it needs none. */
export const landing: Initializer = {
  name: 'landing',
  start(runtime) {
    whenShown(() => whenCalm(() => attempt(runtime, 'landing', () => trackLanding(runtime))));
  },
};
