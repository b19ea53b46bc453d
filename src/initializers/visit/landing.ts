import { whenCalm, whenShown } from '../../dom/page';
import { attempt } from '../../runtime/start';
import type { Runtime } from '../../runtime/types';
import { trackLanding } from '../../visitor/tracking/landing';

/** Reports where a visit began. */
export function landing(runtime: Runtime): void {
  whenShown(() => whenCalm(() => attempt(runtime, 'landing', () => trackLanding(runtime))));
}
