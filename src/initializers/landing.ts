import { whenCalm, whenShown } from '../dom/page';
import { attempt } from '../runtime/start';
import type { Runtime } from '../runtime/types';
import { trackLanding } from '../visitor/tracking/landing';

/** Reports where a visit began. Not in a chunk, because a visitor may leave before one loads. */
export function landing(runtime: Runtime): void {
  whenShown(() => whenCalm(() => attempt(runtime, 'landing', () => trackLanding(runtime))));
}
