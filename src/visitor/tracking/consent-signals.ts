import type { Runtime } from '../../runtime/types';

const SIGNALS = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const;

/**
 * Google's consent mode: the default before anything else of ours, and an update after each answer. Only if the page
 * has a `dataLayer`.
 */
export function signalConsent({ site, consent, events }: Runtime): void {
  const signal = (command: 'default' | 'update') => {
    const { dataLayer } = window as { dataLayer?: unknown };
    if (!Array.isArray(dataLayer)) return;
    const state = site.isPresent && consent.allowsTracking() ? 'granted' : 'denied';
    dataLayer.push(asArguments('consent', command, Object.fromEntries(SIGNALS.map((name) => [name, state]))));
  };
  signal('default');
  events.on('consent', () => signal('update'));
}

/** The tag manager recognises commands by being arguments objects, not arrays. */
const asArguments = function collect() {
  // biome-ignore lint/complexity/noArguments: requires an arguments object
  return arguments;
} as unknown as (...command: unknown[]) => IArguments;
