import type { Dispose } from './dispose';

/** A value that plain code changes and components subscribe to. */
export interface LiveValue<Value> {
  get(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): Dispose;
}

export function createLiveValue<Value>(first: Value): LiveValue<Value> {
  const listeners = new Set<() => void>();
  let current = first;
  return {
    get: () => current,
    set(value) {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
