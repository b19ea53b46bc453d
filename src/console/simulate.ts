import { createDisposables } from '../data/dispose';
import { type Fields, isRecord, list, readNumber } from '../data/fields';
import { describe, requireObject } from '../data/require';
import * as page from '../dom/page';
import type { Consent } from '../runtime/consent';
import type { SiteContext } from '../runtime/site-context';
import type { Hits, Runtime } from '../runtime/types';
import type { ConsoleContext } from './console';

/** Facts to simulate, on this page only. */
export interface Simulation {
  consent?: boolean | null;
  account?: boolean | Record<string, unknown>;
  roles?: number[];
  pageType?: number;
  mobile?: boolean;
  reducedMotion?: boolean;
}

const mark = page.create('div');

/** The current simulation; disposing ends it. */
let simulation = createDisposables();

type Kind = readonly [words: string, isValid: (value: unknown) => boolean];

const isFlag = (value: unknown) => typeof value === 'boolean';

/** What each fact can be. */
const FACTS: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ['consent', ['true, false or null', (value) => value === null || isFlag(value)]],
  ['account', ['true, false or an object', (value) => isRecord(value) || isFlag(value)]],
  ['roles', ['a list of numbers', (value) => Array.isArray(value) && value.every(Number.isFinite)]],
  ['pageType', ['a number', Number.isFinite]],
  ['mobile', ['true or false', isFlag]],
  ['reducedMotion', ['true or false', isFlag]],
]);

/**
 * Simulates facts in memory, with a visible label on the page; `null` or a reload ends it.
 * @throws UnexpectedValueError for anything else, which leaves the current simulation as it is.
 */
export function simulate({ runtime, site }: ConsoleContext, facts: Simulation | null): void {
  if (facts) checkFacts({ ...requireObject('The facts to simulate', facts) });
  simulation.dispose();
  simulation = createDisposables();
  const { mobile, reducedMotion, consent } = facts ?? {};
  const { media, events } = runtime;
  const context = { ...site.current(), ...contextFacts(facts ?? {}) };
  if (facts) override(site, { current: () => context });
  if (facts) override(runtime.hits, sendNothing(runtime));
  if (mobile !== undefined) override(media, { isMobile: () => mobile });
  if (reducedMotion !== undefined) override(media, { prefersReducedMotion: () => reducedMotion });
  if (facts && 'consent' in facts) override(runtime.consent, simulatedAnswer(runtime, consent ?? undefined));
  events.emit('consent', { allowed: runtime.consent.get(), simulated: true });
  showMark(facts);
}

/** Names unknown facts, and those with a value that they cannot have. */
function checkFacts(facts: Fields): void {
  for (const [name, value] of Object.entries(facts)) {
    const [words, isValid] = FACTS.get(name) ?? [];
    if (!isValid) console.warn(`${name} can't be simulated; known are ${[...FACTS.keys()].join(', ')}.`);
    else if (value !== undefined && !isValid(value))
      console.warn(`${name} must be ${words}, got ${describe(value)}`);
  }
}

/** Simulated visits must not be counted. */
function sendNothing({ requests }: Runtime): Pick<Hits, 'areAllowed' | 'offer'> {
  return {
    areAllowed: () => false,
    async offer(method, address) {
      requests.add(method, address, 'dropped', 'simulated');
    },
  };
}

/** Simulated consent doesn't allow third-party scripts, since they would really run. */
function simulatedAnswer({ consent, events }: Runtime, first: boolean | undefined): Partial<Consent> {
  const { get, allowsTracking } = consent;
  let answer = first;
  const setAnswer = (allowed: boolean | undefined) => {
    answer = allowed;
    events.emit('consent', { allowed, simulated: true });
  };
  return {
    get: () => answer,
    set: setAnswer,
    reset: () => setAnswer(undefined),
    allowsTracking: () => get() === answer && allowsTracking(),
    isSimulated: true,
  };
}

function contextFacts({ account, roles, pageType }: Simulation): Partial<SiteContext> {
  return {
    ...(account !== undefined && { authenticatedAccount: account ? Object(account) : undefined }),
    ...(roles && { websiteRoles: list(readNumber)(roles) }),
    ...(pageType !== undefined && { pageType }),
  };
}

/** Replaces methods of a service until the simulation ends. */
function override<Part extends object>(part: Part, methods: Partial<Part>): void {
  const original = { ...part };
  Object.assign(part, methods);
  simulation.add(() => Object.assign(part, original));
}

function showMark(facts: Simulation | null): void {
  mark.style.cssText =
    'position:fixed;left:8px;bottom:8px;z-index:2147483647;padding:4px 8px;font:12px monospace;background:#fd0;color:#000';
  mark.textContent = `simulated: ${JSON.stringify(facts)}`;
  if (facts) page.body().append(mark);
  else mark.remove();
}
