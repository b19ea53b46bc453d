import * as page from '../../dom/page';
import { forget, recall, remember } from '../../runtime/storage';
import type { Runtime } from '../../runtime/types';

const KEY = 'abVariant';

export interface ForcedVariant {
  readonly test: string;
  readonly variant: string;
}

/** Keeps the variant that the address asks for, `abVariant=<test>:<variant>`, for the session; `reset` forgets it. */
export function forceVariant(search: string): void {
  const asked = new URLSearchParams(search).get(KEY) ?? '';
  if (/^reset$|:reset$/.test(asked)) forget(KEY);
  else if (/^[^:]+:.+$/.test(asked)) remember(KEY, asked);
}

function forcedVariant(): ForcedVariant | undefined {
  const [test, variant] = recall(KEY)?.split(/:(.*)/) ?? [];
  return test && variant ? { test, variant } : undefined;
}

/** The variant that is forced for a test, if any. */
export function variant(test: string): string | undefined {
  const forced = forcedVariant();
  return forced && forced.test === test ? forced.variant : undefined;
}

/** Shows the page which variant is forced: its style sheets by an attribute, its scripts by an event. */
export function showVariant({ events }: Runtime): void {
  const forced = forcedVariant();
  if (!forced) return;
  page.root().setAttribute('data-ab-variant', `${forced.test}:${forced.variant}`);
  events.emit('ab-variant', forced);
}
