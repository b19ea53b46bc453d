import { number } from '../data/fields';
import { describe } from '../data/require';
import { formatMessage } from './fill';
import { STRINGS } from './strings';

/**
 * How long ago a moment was, in English words; dates or milliseconds.
 * @throws RangeError when either of them is no moment.
 */
export function relativeTime(date: Date | number, now: Date | number): string {
  const age = ageOf(momentOf(date), momentOf(now));
  return age ? formatMessage(age.phrase, { count: age.count }) : STRINGS.justNow;
}

function momentOf(input: unknown): number {
  const moment = input instanceof Date ? input.getTime() : number(input);
  if (moment !== undefined && Number.isFinite(moment)) return moment;
  throw new RangeError(`A relative time requires two moments, got ${describe(input)}`);
}

type Phrase = (typeof STRINGS)['secondsAgo' | 'minutesAgo' | 'hoursAgo' | 'daysAgo'];

/** How long ago something was, as a text with the number that it needs; `undefined` for "just now". */
export type Age = { readonly phrase: Phrase; readonly count: number } | undefined;

/** Seconds that count as now (specification, section 9, dialogs, tooltips and text). */
const NOW = 5;

/** From the longest unit to the shortest, in seconds. */
const PHRASES: readonly (readonly [seconds: number, phrase: Phrase])[] = [
  [86_400, 'about {count, plural, one {# day} other {# days}} ago'],
  [3_600, 'about {count, plural, one {# hour} other {# hours}} ago'],
  [60, 'about {count, plural, one {# minute} other {# minutes}} ago'],
  [1, 'about {count, plural, one {# second} other {# seconds}} ago'],
];

/** The age of a moment, both in milliseconds; what lies ahead counts as now. */
export function ageOf(then: number, now: number): Age {
  const seconds = Math.floor((now - then) / 1000);
  const fitting = PHRASES.find(([unit]) => seconds >= Math.max(unit, NOW));
  if (!fitting) return undefined;
  const [unit, phrase] = fitting;
  return { phrase, count: Math.floor(seconds / unit) };
}
