import { useSyncExternalStore } from 'react';
import type { LiveValue } from '../data/live-value';

/** The current value; rerenders when it changes. */
export function useLiveValue<Value>(value: LiveValue<Value>): Value {
  return useSyncExternalStore(value.subscribe, value.get);
}
