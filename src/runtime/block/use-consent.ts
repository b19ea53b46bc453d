import { useEffect, useEffectEvent } from 'react';
import type { Runtime } from '../types';

/** Calls back when the visitor has answered, and other sites may learn of them now. */
export function useConsent({ consent, events }: Runtime, onAllowed: () => void): void {
  const onAnswer = useEffectEvent(() => {
    if (consent.allowsTracking()) onAllowed();
  });
  useEffect(() => events.on('consent', onAnswer), [events]);
}
