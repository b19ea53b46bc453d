import { type TransitionEvent, useEffect, useSyncExternalStore } from 'react';
import type { LiveValue } from '../data/live-value';

/** Milliseconds until a hidden element is removed at the latest (specification, section 9, dialogs). */
const LATEST = 600;

/**
 * Calls `onGone` when a hidden element may be removed: when its transition has ended, or after a delay if there is
 * none.
 */
export function useDeparture(isHidden: boolean, onGone: () => void): (event: TransitionEvent) => void {
  useEffect(() => {
    if (!isHidden) return;
    const timer = setTimeout(onGone, LATEST);
    return () => clearTimeout(timer);
  }, [isHidden, onGone]);
  return ({ target, currentTarget }) => {
    if (isHidden && target === currentTarget) onGone();
  };
}

export function useLiveValue<Value>(value: LiveValue<Value>): Value {
  return useSyncExternalStore(value.subscribe, value.get);
}
