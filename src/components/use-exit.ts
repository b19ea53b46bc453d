import { type TransitionEvent, useEffect } from 'react';
import { EXIT_TIMEOUT } from './exit-timeout';

/**
 * Calls `onGone` when a hidden element may be removed: when its transition has ended, or after a delay if there is
 * none.
 */
export function useExit(isHidden: boolean, onGone: () => void): (event: TransitionEvent) => void {
  useEffect(() => {
    if (!isHidden) return;
    const timer = setTimeout(onGone, EXIT_TIMEOUT);
    return () => clearTimeout(timer);
  }, [isHidden, onGone]);
  return ({ target, currentTarget }) => {
    if (isHidden && target === currentTarget) onGone();
  };
}
