import { useSyncExternalStore } from 'react';
import type { Dispose } from '../data/dispose';
import { maySelfMove, onMotionPreference } from '../media/moves';
import type { Runtime } from '../runtime/types';

/** Whether autoplay and animations are allowed, also after the visitor has changed the preference. */
export function useMaySelfMove(runtime: Runtime): boolean {
  return useSyncExternalStore(followPreference, () => maySelfMove(runtime));
}

function followPreference(notify: () => void): Dispose {
  const controller = new AbortController();
  onMotionPreference(notify, controller.signal);
  return () => controller.abort();
}
