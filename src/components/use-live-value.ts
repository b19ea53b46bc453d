import { useSyncExternalStore } from 'react';
import type { LiveValue } from '../data/live-value';

export function useLiveValue<Value>(value: LiveValue<Value>): Value {
  return useSyncExternalStore(value.subscribe, value.get);
}
