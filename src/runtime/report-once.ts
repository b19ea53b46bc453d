import type { ErrorPlace, Runtime } from './types';

const reported = new WeakSet<object>();

/** Reports a failure that several blocks share as one. */
export function reportOnce({ report }: Runtime, error: unknown, where: ErrorPlace): void {
  const isObject = typeof error === 'object' && error !== null;
  if (isObject && reported.has(error)) return;
  if (isObject) reported.add(error);
  report(error, where);
}
