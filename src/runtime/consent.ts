import { guarded } from '../data/guarded';
import { firstFailing, type Rules } from '../data/rules';
import { CONSENT_LIFETIME, clearCookieOnPaths, rawValues, writeCookies } from './cookies';
import type { EventBus } from './events';
import type { CookieSettings } from './site-context';

const CONSENT_COOKIE = 'ss_cookieAllowed';

/** Cookies removed while tracking isn't allowed (specification, section 4, cookie consent). */
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

/** Milliseconds: on a busy machine, `document.cookie` still has the old value when the browser tells of a change. */
const UNTIL_READABLE = 100;

/** The visitor's cookie consent and what follows from it. Everything that tracks checks here. */
export interface Consent {
  /** `true` if accepted, `false` if declined, `undefined` if not answered. */
  get(): boolean | undefined;
  set(allowed: boolean): void;
  /** Forgets the answer, as if the visitor had never been asked. */
  reset(): void;
  /** Whether tracking data may be stored or sent now. */
  allowsTracking(): boolean;
  /** For allowed work that takes a while: aborted as soon as tracking is no longer allowed. */
  permission(): AbortSignal;
  /** Whether support staff simulate the answer: it must not change what is stored. */
  readonly isSimulated: boolean;
  /** The rules behind `allowsTracking`, in order. */
  rules(): Rules;
  /** Removes tracking cookies that a restrictive policy doesn't allow. */
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
  const readAgain = () => {
    const before = consent.get();
    stored = undefined;
    if (consent.get() !== before) answered();
  };
  // The visitor may have answered in another tab, or on another page before this one was restored.
  addEventListener('visibilitychange', readAgain);
  // In another window or frame that is visible beside this one; not every browser tells.
  guarded(() =>
    (globalThis as { cookieStore?: EventTarget }).cookieStore?.addEventListener('change', () =>
      setTimeout(readAgain, UNTIL_READABLE),
    ),
  );

  const consent: Consent = {
    get() {
      stored ??= { answer: answerIn(rawValues(CONSENT_COOKIE)) };
      return stored.answer;
    },
    set(allowed) {
      clearCookieOnPaths(CONSENT_COOKIE); // a leftover on another path would contradict it
      writeCookies([CONSENT_COOKIE, String(allowed), CONSENT_LIFETIME]);
      answered();
    },
    reset() {
      clearCookieOnPaths(CONSENT_COOKIE);
      answered();
    },
    allowsTracking: () => !firstFailing(consent.rules()),
    permission: () => permission.signal,
    isSimulated: false,
    *rules() {
      const { isRestrictiveCookiePolicyEnabled: restrictive, isRestrictiveCookiePolicyAbsolute: absolute } =
        settings();
      yield ['no absolute policy', !(restrictive && absolute)];
      const answer = consent.get();
      const because = answer ?? 'not answered';
      yield ['not declined', answer !== false, because];
      yield ['no Global Privacy Control, or accepted', answer === true || !asksForPrivacy(), because];
      yield ['no restrictive policy, or accepted', answer === true || !restrictive, because];
    },
    clearTrackingCookies() {
      if (settings().isRestrictiveCookiePolicyEnabled && !consent.allowsTracking())
        for (const name of TRACKING_COOKIES) clearCookieOnPaths(name);
    },
  };
  return consent;
}

/** Only the exact values count; a damaged cookie, or several that contradict each other, is no answer. */
function answerIn(values: readonly string[]): boolean | undefined {
  const [value, ...others] = new Set(values);
  if (others.length) return undefined;
  return value === 'true' ? true : value === 'false' ? false : undefined;
}

/** Global Privacy Control: counts as "no" until the visitor answers. */
function asksForPrivacy(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}
