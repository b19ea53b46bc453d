import type { Dispose } from '../data/dispose';
import { firstFailing, type Rules } from '../data/rules';
import { once } from '../dom/page';
import { CONSENT_LIFETIME, clearCookie, clearCookieOnPaths, rawValues, writeCookie } from './cookies';
import type { EventBus } from './events';
import type { CookieSettings } from './site-context';
import type { Runtime } from './types';

const CONSENT_COOKIE = 'ss_cookieAllowed';

/** Cookies that go while tracking is not allowed (specification, section 4, cookie consent). */
const TRACKING_COOKIES = [
  'SS_MATTR',
  'SS_MID',
  'SS_lastvisit',
  'user_segment',
  'ss_cid',
  'ss_cpvisit',
  'ss_cvisit',
  'ss_cvr',
  'ss_cvt',
] as const;

/** The visitor's answer to the cookie question, and what follows from it. Everything that tracks asks here. */
export interface Consent {
  /** `true` yes, `false` no, `undefined` not answered. */
  get(): boolean | undefined;
  set(allowed: boolean): void;
  /** Forgets the answer, as if it had never been given. */
  reset(): void;
  /** Whether anything that tracks may be written or sent now. */
  allowsTracking(): boolean;
  /** For work that is allowed now and takes a while: aborted as soon as tracking is no longer allowed. */
  permission(): AbortSignal;
  /** The rules behind `allowsTracking`, in their order. */
  rules(): Rules;
  /** Removes the tracking cookies where they are not allowed under a restrictive policy. */
  clearTrackingCookies(): void;
}

export function createConsent(settings: () => CookieSettings, events: EventBus): Consent {
  let stored: { readonly answer: boolean | undefined } | undefined;
  let permission = new AbortController();
  const answered = () => {
    stored = undefined;
    if (!consent.allowsTracking()) {
      permission.abort();
      permission = new AbortController();
    }
    consent.clearTrackingCookies();
    events.emit('consent', { allowed: consent.get() });
  };
  // Another tab, or another page before this one came back, may have been answered meanwhile.
  addEventListener('visibilitychange', () => {
    const before = consent.get();
    stored = undefined;
    if (consent.get() !== before) answered();
  });

  const consent: Consent = {
    get() {
      stored ??= { answer: answerIn(rawValues(CONSENT_COOKIE)) };
      return stored.answer;
    },
    set(allowed) {
      clearCookieOnPaths(CONSENT_COOKIE); // what stays on another path would contradict
      writeCookie(CONSENT_COOKIE, String(allowed), CONSENT_LIFETIME);
      answered();
    },
    reset() {
      clearCookieOnPaths(CONSENT_COOKIE);
      answered();
    },
    allowsTracking: () => !firstFailing(consent.rules()),
    permission: () => permission.signal,
    *rules() {
      const { isRestrictiveCookiePolicyEnabled: restrictive, isRestrictiveCookiePolicyAbsolute: absolute } =
        settings();
      yield ['no absolute policy', !(restrictive && absolute)];
      const answer = consent.get();
      const said = answer ?? 'not answered';
      yield ['not declined', answer !== false, said];
      yield ['no Global Privacy Control, or accepted', answer === true || !asksForPrivacy(), said];
      yield ['no restrictive policy, or accepted', answer === true || !restrictive, said];
    },
    clearTrackingCookies() {
      if (settings().isRestrictiveCookiePolicyEnabled && !consent.allowsTracking())
        for (const name of TRACKING_COOKIES) clearCookie(name);
    },
  };
  return consent;
}

/** Only the exact words count: a damaged cookie is no answer, and neither are several that contradict each other. */
function answerIn(values: readonly string[]): boolean | undefined {
  const [value, ...others] = new Set(values);
  if (others.length) return undefined;
  return value === 'true' ? true : value === 'false' ? false : undefined;
}

/** Global Privacy Control: a "no" until the visitor answers otherwise. */
function asksForPrivacy(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/**
 * Does once what other sites learn of: now, or when the visitor allows it. The signal is aborted when the visitor
 * withdraws that. Stopped, it waits no longer.
 */
export function whenAllowed({ consent, events }: Runtime, run: (permission: AbortSignal) => void): Dispose {
  const runOnce = once(() => run(consent.permission()));
  const look = () => {
    if (consent.allowsTracking()) runOnce();
  };
  look();
  return events.on('consent', look);
}
