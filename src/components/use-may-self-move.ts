import { useSyncExternalStore } from 'react';
import { maySelfMove, onMotionPreference } from '../media/moves';
import type { Runtime } from '../runtime/types';

/** Whether autoplay and animations are allowed, also after the visitor has changed the preference. */
export function useMaySelfMove(runtime: Runtime): boolean {
  return useSyncExternalStore(onMotionPreference, () => maySelfMove(runtime));
}
