import { whenCalm, whenShown } from '../dom/page';
import { attempt } from '../runtime/start';
import type { Runtime } from '../runtime/types';
import { trackLanding } from '../visitor/tracking/landing';

/** Tells the site's marketing where a visit began; whoever leaves at once takes no chunk along, so it needs none. */
export function landing(runtime: Runtime): void {
  whenShown(() => whenCalm(() => attempt(runtime, 'landing', () => trackLanding(runtime))));
}
