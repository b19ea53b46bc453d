import { forget, recall, remember } from '../../runtime/storage';

const KEY = 'abVariant';

interface ForcedVariant {
  readonly test: string;
  readonly variant: string;
}

/** Keeps the variant in the address, `abVariant=<test>:<variant>`, for the session; `reset` clears it. */
export function forceVariant(search: string): void {
  const asked = new URLSearchParams(search).get(KEY) ?? '';
  if (/^reset$|:reset$/.test(asked)) forget(KEY);
  else if (/^[^:]+:.+$/.test(asked)) remember(KEY, asked);
}

export function forcedVariant(): ForcedVariant | undefined {
  const [test, variant] = recall(KEY)?.split(/:(.*)/) ?? [];
  return test && variant ? { test, variant } : undefined;
}

/** The forced variant of a test, if any. */
export function variant(test: string): string | undefined {
  const forced = forcedVariant();
  return forced && forced.test === test ? forced.variant : undefined;
}
