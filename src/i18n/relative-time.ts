import { readNumber } from '../data/fields';
import { UnexpectedValueError } from '../data/require';
import { fillText } from './fill';
import { STRINGS } from './strings';

/**
 * A relative time in English, such as "2 hours ago"; takes dates or milliseconds.
 * @throws UnexpectedValueError if either is invalid.
 */
export function relativeTime(date: Date | number, now: Date | number): string {
  const age = ageOf(momentOf('The date', date), momentOf('The present', now));
  return age ? fillText(age.phrase, { count: age.count }) : STRINGS.justNow;
}

function momentOf(what: string, input: unknown): number {
  const moment = input instanceof Date ? input.getTime() : readNumber(input);
  if (moment !== undefined && Number.isFinite(moment)) return moment;
  throw new UnexpectedValueError(`${what} of a relative time`, 'a valid date or milliseconds', input);
}

type Phrase = (typeof STRINGS)['secondsAgo' | 'minutesAgo' | 'hoursAgo' | 'daysAgo'];

/** A relative time as a message and its number; `undefined` for "just now". */
type Age = { readonly phrase: Phrase; readonly count: number } | undefined;

/** Seconds that count as "just now" (specification, section 9, dialogs, tooltips and text). */
const NOW = 5;

/** Longest unit first, in seconds. */
const PHRASES: readonly (readonly [seconds: number, phrase: Phrase])[] = [
  [86_400, 'about {count, plural, one {# day} other {# days}} ago'],
  [3_600, 'about {count, plural, one {# hour} other {# hours}} ago'],
  [60, 'about {count, plural, one {# minute} other {# minutes}} ago'],
  [1, 'about {count, plural, one {# second} other {# seconds}} ago'],
];

/** The age of a moment, both in milliseconds; the future counts as now. */
export function ageOf(then: number, now: number): Age {
  const seconds = Math.floor((now - then) / 1000);
  const fitting = PHRASES.find(([unit]) => seconds >= Math.max(unit, NOW));
  if (!fitting) return undefined;
  const [unit, phrase] = fitting;
  return { phrase, count: Math.floor(seconds / unit) };
}
