import { forget, recall, remember } from '../runtime/storage';

const KEY = 'abVariant';

/** Keeps the variant that the address asks for, `abVariant=<test>:<variant>`, for the session; `reset` forgets it. */
export function forceVariant(search: string): void {
  const asked = new URLSearchParams(search).get(KEY) ?? '';
  if (/^reset$|:reset$/.test(asked)) forget(KEY);
  else if (/^[^:]+:.+$/.test(asked)) remember(KEY, asked);
}

/** The variant that is forced for a test, if any. */
export function variant(test: string): string | undefined {
  const [forcedTest, forced] = recall(KEY)?.split(/:(.*)/) ?? [];
  return forcedTest === test ? forced : undefined;
}
