import { formatMessage } from '../messages/format';
import { STRINGS } from '../messages/strings';
import { ageOf } from './age';

/**
 * How long ago a moment was, in English words; dates or milliseconds.
 * @throws RangeError when either of them is no moment.
 */
export function relativeTime(date: Date | number, now: Date | number): string {
  const [then, moment] = [Number(date), Number(now)];
  if (!Number.isFinite(moment - then)) throw new RangeError('A relative time requires two moments.');
  const age = ageOf(then, moment);
  return age ? formatMessage(age.phrase, { count: age.count }) : STRINGS.justNow;
}
