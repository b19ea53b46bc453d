import { type TransitionEvent, useEffect } from 'react';
import { LATEST_DEPARTURE } from './departure';

/**
 * Calls `onGone` when a hidden element may be removed: when its transition has ended, or after a delay if there is
 * none.
 */
export function useDeparture(isHidden: boolean, onGone: () => void): (event: TransitionEvent) => void {
  useEffect(() => {
    if (!isHidden) return;
    const timer = setTimeout(onGone, LATEST_DEPARTURE);
    return () => clearTimeout(timer);
  }, [isHidden, onGone]);
  return ({ target, currentTarget }) => {
    if (isHidden && target === currentTarget) onGone();
  };
}
