import type { Runtime } from '../../runtime/types';

const SIGNALS = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const;

/**
 * Google's consent mode: the default before anything else of ours, and an update after each answer. Only if the page
 * has a `dataLayer`.
 */
export function signalConsent({ site, consent, events, report }: Runtime): void {
  const signal = (command: 'default' | 'update') => {
    const { dataLayer } = window as { dataLayer?: unknown };
    if (!Array.isArray(dataLayer)) return;
    const state = site.isPresent && consent.allowsTracking() ? 'granted' : 'denied';
    const states = Object.fromEntries(SIGNALS.map((name) => [name, state]));
    try {
      dataLayer.push(asArguments('consent', command, states));
    } catch (error) {
      report(error, { kind: 'initializer', name: 'cookie-banner' }); // the tag manager's; the banner must still come
    }
  };
  signal('default');
  events.on('consent', () => signal('update'));
}

/** The tag manager recognises commands by being arguments objects, not arrays. */
const asArguments = function collect() {
  // biome-ignore lint/complexity/noArguments: requires an arguments object
  return arguments;
} as unknown as (...command: unknown[]) => IArguments;
