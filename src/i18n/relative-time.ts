import { number } from '../data/fields';
import { describe } from '../data/unexpected';
import { ageOf } from './age';
import { formatMessage } from './format';
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
