import { fieldsOf, own } from '../data/fields';
import { UnexpectedValueError } from '../data/unexpected';
import { formatMessage } from '../i18n/format';
import { STRINGS } from '../i18n/strings';
import { readCount } from './count';

export interface SubscriptionPlan {
  readonly billingPeriod: { readonly value: number; readonly unit: string };
  /** 0 or nothing: until it is ended. */
  readonly numBillingCycles?: number | string | null;
}

const UNITS: readonly unknown[] = ['week', 'month', 'year'];

/**
 * `Renews every 3 months for 6 payments` (specification, section 9, commerce and money).
 * @throws UnexpectedValueError unless period and payments are whole numbers and the unit is week, month or year.
 */
export function describeSubscription(plan: SubscriptionPlan): string {
  const fields = fieldsOf(plan);
  const period = fieldsOf(own(fields, 'billingPeriod'));
  return formatMessage(STRINGS.subscription, {
    unit: readUnit(own(period, 'unit')),
    count: readCount('The value of a billing period', own(period, 'value'), 1),
    payments: readCount('The number of billing cycles', own(fields, 'numBillingCycles') || 0, 0),
  });
}

function readUnit(unit: unknown): string {
  const word = typeof unit === 'string' ? unit.toLowerCase() : unit;
  if (typeof word === 'string' && UNITS.includes(word)) return word;
  throw new UnexpectedValueError('The unit of a billing period', 'week, month or year', unit);
}
