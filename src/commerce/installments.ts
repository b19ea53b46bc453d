import { fieldsOf, own } from '../data/fields';
import { UnexpectedValueError } from '../data/unexpected';
import { formatMessage } from '../i18n/format';
import { STRINGS } from '../i18n/strings';
import { readCount } from './count';
import { formatMoney, type Money, readMoney } from './money';

export interface Installments {
  readonly payments: number;
  /** The smallest and the largest order that can be paid so, in one currency. */
  readonly min: Money;
  readonly max: Money;
}

/**
 * `4 interest-free payments. Orders between $50.00 and $1,000.00.` (specification, section 9, commerce and money).
 * @throws UnexpectedValueError for amounts that are none or no range, and for payments that are no whole number.
 */
export function describeInstallments(installments: Installments): string {
  const fields = fieldsOf(installments);
  const payments = readCount('The number of payments', own(fields, 'payments'), 1);
  const [min, max] = [readMoney(own(fields, 'min')), readMoney(own(fields, 'max'))];
  if (min.currency !== max.currency || min.cents > max.cents)
    throw new UnexpectedValueError('The largest order', `at least ${formatMoney(min)}`, formatMoney(max));
  return formatMessage(STRINGS.installments, { payments, min: formatMoney(min), max: formatMoney(max) });
}
