import type { Rules } from '../../data/rules';
import type { Runtime } from '../../runtime/types';

/** The outcome of the latest call whose address contains this text. */
export function* callRules({ requests: { records } }: Runtime, address: string): Rules {
  const call = records.findLast(({ url }) => url.includes(address));
  yield ['the page made such a call', Boolean(call), call ? `${call.method} ${call.url}` : 'not yet'];
  if (call) yield ['it was sent', call.outcome === 'sent', `${call.outcome} ${call.reason}`.trim()];
}
