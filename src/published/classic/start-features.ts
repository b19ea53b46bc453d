import type { Dispose } from '../../data/dispose';
import { attempt } from '../../runtime/start';
import type { Runtime } from '../../runtime/types';
import { createScope, type Scope } from '../common/scope';

type Feature = (scope: Scope) => void;

/**
 * Starts each feature independently, until the page is torn down, and again when it is restarted. One that fails is
 * reported under the chunk's and its own name, the others continue.
 */
export function startFeatures(
  runtime: Runtime,
  chunk: string,
  features: Readonly<Record<string, Feature>>,
): void {
  let stop: Dispose | undefined;
  const startOnce = () => {
    stop ??= startAll();
  };
  startOnce();
  runtime.events.on('scanned', startOnce);
  runtime.events.on('destroyed', () => {
    stop?.();
    stop = undefined;
  });

  function startAll(): Dispose {
    const scope = createScope(runtime);
    for (const [name, feature] of Object.entries(features))
      attempt(runtime, `${chunk} ${name}`, () => feature(scope));
    return scope.disposables.dispose;
  }
}
