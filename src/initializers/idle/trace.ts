import { messageOf } from '../../data/errors';
import type { Runtime } from '../../runtime/types';
import { withoutSecrets } from '../../visitor/tracking/secrets';
import { createTrace } from '../../visitor/tracking/trace';

/** Records failed blocks, including earlier failures. */
export function trace(runtime: Runtime): void {
  if (!runtime.site.isPresent) return;
  const record = createTrace(runtime);
  const recordFailure = ({ name, error }: { name: string; error?: unknown }) =>
    record('block-failed', { name, message: withoutSecrets(messageOf(error)) });
  runtime.blocks
    .instances()
    .filter(({ state }) => state === 'failed')
    .forEach(recordFailure);
  runtime.events.on('failed', recordFailure);
}
