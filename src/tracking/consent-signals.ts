import type { Runtime } from '../types';

const SIGNALS = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const;

/**
 * Google's consent mode: the default before anything else of ours, an update after each answer.
 * Only where the page has a `dataLayer`.
 */
export function signalConsent({ consent }: Runtime): void {
  push('default', consent.allowsTracking());
  consent.onChange(() => push('update', consent.allowsTracking()));
}

function push(command: 'default' | 'update', isAllowed: boolean): void {
  const { dataLayer } = window as { dataLayer?: unknown };
  const values = Object.fromEntries(SIGNALS.map((signal) => [signal, isAllowed ? 'granted' : 'denied']));
  if (Array.isArray(dataLayer)) dataLayer.push(asArguments('consent', command, values));
}

/** The tag manager knows a command by its being an arguments object, not a list. */
const asArguments = function collect() {
  // biome-ignore lint/complexity/noArguments: an arguments object is what is wanted
  return arguments;
} as unknown as (...command: unknown[]) => IArguments;
