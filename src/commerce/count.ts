import { number } from '../data/fields';
import { UnexpectedValueError } from '../data/unexpected';

/** A whole number, also as its digits; `what` names it to who gave none. @throws UnexpectedValueError */
export function readCount(what: string, value: unknown, least: number): number {
  const count = number(value);
  if (count !== undefined && Number.isSafeInteger(count) && count >= least) return count;
  throw new UnexpectedValueError(what, `a whole number from ${least}`, value);
}
