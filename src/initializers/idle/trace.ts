import { messageOf } from '../../data/errors';
import { firstFailing, type Rules } from '../../data/rules';
import type { SiteContext } from '../../runtime/site-context';
import type { Runtime } from '../../runtime/types';
import { withoutSecrets } from '../../visitor/tracking/secrets';
import { createTrace } from '../../visitor/tracking/trace';

/** Records failed blocks, including earlier failures. */
export function trace(runtime: Runtime): void {
  if (firstFailing(traceRules(runtime.site))) return;
  const record = createTrace(runtime);
  const recordFailure = ({ name, error }: { name: string; error?: unknown }) =>
    record('block-failed', { name, message: withoutSecrets(messageOf(error)) });
  runtime.blocks
    .instances()
    .filter(({ state }) => state === 'failed')
    .forEach(recordFailure);
  runtime.events.on('failed', recordFailure);
}

export function* traceRules(site: SiteContext): Rules {
  yield ['site context found', site.isPresent];
}
