import type { Dispose } from '../../data/dispose';
import { attempt } from '../../runtime/start';
import type { Runtime } from '../../runtime/types';
import { createScope } from '../shared/scope';
import type { Template } from './template';

/** Starts each part independently, until the page is torn down, and again when it is restarted. */
export function startParts(
  runtime: Runtime,
  chunk: string,
  parts: Readonly<Record<string, (template: Template) => void>>,
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
    const template = createScope(runtime);
    for (const [name, startPart] of Object.entries(parts))
      attempt(runtime, `${chunk} ${name}`, () => startPart(template));
    return template.disposables.dispose;
  }
}
