import { type TransitionEvent, useEffect, useSyncExternalStore } from 'react';
import type { LiveValue } from '../data/live-value';

/** What is hidden is destroyed at the latest after these milliseconds (specification, section 9, dialogs). */
const LATEST = 600;

/** Tells that what was hidden may go: when its transition has ended, or after a while where none does. */
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
