import { firstFailing, inWords } from '../runtime/decision';
import type { Runtime } from '../types';
import { isTrackable, trackingChecks } from './rules';

/** What tracks a visit goes out through here, by the rules of the page and the visitor's answer. */
export interface Hits {
  /** Whether a hit of this page goes out now. */
  areAllowed(): boolean;
  /**
   * Sends now, or once the visitor allows it, or never; the request log says what and why.
   * Settles when what was sent now is through.
   */
  offer(method: string, address: string, send: () => unknown): Promise<void>;
}

export function createHits(runtime: () => Runtime): Hits {
  const obstacle = () => firstFailing(trackingChecks(runtime()));
  return {
    areAllowed: () => !obstacle(),
    async offer(method, address, send) {
      const failing = obstacle();
      if (!failing) return void (await send());
      const isHeld = isTrackable(runtime().site);
      runtime().requests.add(method, address, isHeld ? 'held' : 'dropped', inWords(failing));
      if (isHeld) sendOnceAllowed(runtime(), send);
    },
  };
}

function sendOnceAllowed({ hits, consent }: Runtime, send: () => unknown): void {
  const stop = consent.onChange(() => {
    if (!hits.areAllowed()) return;
    stop();
    send();
  });
}
