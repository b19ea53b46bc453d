import { firstFailing, formatRule } from '../../data/rules';
import type { RequestRecord } from '../../runtime/request-log';
import type { Hits, Runtime } from '../../runtime/types';
import { hitFields, postCensus } from './census';
import { isTrackable, trackingRules } from './rules';

/** Hits held until consent; later ones are dropped. */
const HELD = 50;

export function createHits(runtime: () => Runtime): Hits {
  let held = 0;
  const obstacle = () => firstFailing(trackingRules(runtime()));
  const hits: Hits = {
    areAllowed: () => !obstacle(),
    async offer(method, address, send) {
      const failing = obstacle();
      if (!failing) return void (await send());
      const isHeld = isTrackable(runtime().site) && held < HELD;
      const outcome = isHeld ? 'held' : 'dropped';
      const record = runtime().requests.add(method, address, outcome, formatRule(failing));
      if (isHeld) hold(record, () => hits.offer(method, address, send));
    },
    census(call, fields) {
      const address = `/api/census/${call}`;
      return hits
        .offer('POST', address, () => postCensus(runtime(), address, fields))
        .catch((error) => runtime().report(error, { kind: 'initializer', name: 'census' }));
    },
    record: (event, extra) => hits.census('RecordHit', hitFields(runtime(), event, extra)),
  };
  return hits;

  /** A "no", or a reset of the answer, ends the wait. */
  function hold(record: RequestRecord, sendNow: () => Promise<void>): void {
    held++;
    const stop = runtime().events.on('consent', ({ simulated }) => {
      if (simulated) return;
      stop();
      held--;
      const failing = obstacle();
      if (!failing) return void sendNow().catch(console.error);
      record.outcome = 'dropped';
      record.reason = formatRule(failing);
    });
  }
}
