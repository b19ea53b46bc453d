import { asRecord, ownProperty } from '../data/fields';
import { requireCount, UnexpectedValueError } from '../data/require';
import { fillText } from '../i18n/fill';
import { STRINGS } from '../i18n/strings';
import { formatMoney, type Money, readMoney } from './money';

export interface SubscriptionPlan {
  readonly billingPeriod: { readonly value: number; readonly unit: string };
  /** 0 or nothing means until cancelled. */
  readonly numBillingCycles?: number | string | null;
}

const UNITS: readonly unknown[] = ['week', 'month', 'year'];

/**
 * `Renews every 3 months for 6 payments` (specification, section 9, commerce and money).
 * @throws UnexpectedValueError unless period and payments are integers and the unit is week, month or year.
 */
export function describeSubscription(plan: SubscriptionPlan): string {
  const fields = asRecord(plan);
  const period = asRecord(ownProperty(fields, 'billingPeriod'));
  return fillText(STRINGS.subscription, {
    unit: readUnit(ownProperty(period, 'unit')),
    count: requireCount('The value of a billing period', ownProperty(period, 'value'), 1),
    payments: requireCount('The number of billing cycles', ownProperty(fields, 'numBillingCycles') || 0, 0),
  });
}

function readUnit(unit: unknown): string {
  const word = typeof unit === 'string' ? unit.toLowerCase() : unit;
  if (typeof word === 'string' && UNITS.includes(word)) return word;
  throw new UnexpectedValueError('The unit of a billing period', 'week, month or year', unit);
}

export interface Installments {
  readonly payments: number;
  /** The smallest and largest order that installments are offered for, in one currency. */
  readonly min: Money;
  readonly max: Money;
}

/**
 * `4 interest-free payments. Orders between $50.00 and $1,000.00.` (specification, section 9, commerce and money).
 * @throws UnexpectedValueError for invalid amounts or an invalid range, or for a number of payments that isn't an
 * integer.
 */
export function describeInstallments(installments: Installments): string {
  const fields = asRecord(installments);
  const payments = requireCount('The number of payments', ownProperty(fields, 'payments'), 1);
  const [min, max] = [readMoney(ownProperty(fields, 'min')), readMoney(ownProperty(fields, 'max'))];
  if (min.currency !== max.currency || min.cents > max.cents)
    throw new UnexpectedValueError('The maximum order', `at least ${formatMoney(min)}`, formatMoney(max));
  return fillText(STRINGS.installments, { payments, min: formatMoney(min), max: formatMoney(max) });
}
