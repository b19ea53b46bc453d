import { number } from '../fields';
import { DIGITAL, GIFT_CARD, PAYWALL, PHYSICAL, SERVICE } from './product-type';
import { asWord } from './word';

const CODES: ReadonlyMap<unknown, number> = new Map([
  ['physical', PHYSICAL],
  ['digital', DIGITAL],
  ['service', SERVICE],
  ['gift card', GIFT_CARD],
  ['paywall', PAYWALL],
]);

/** The code of a product type, by itself, its digits or its word; codes that are not known stay as they are. */
export function productTypeOf(type: unknown): number | undefined {
  return number(type) ?? CODES.get(asWord(type));
}
