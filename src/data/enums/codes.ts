import { readNumber } from '../fields';
import { ContentStatus, ProductType } from './content';

const STATUS_CODES: ReadonlyMap<unknown, number> = new Map([
  ['published', ContentStatus.PUBLISHED],
  ['scheduled', ContentStatus.SCHEDULED],
  ['needs review', ContentStatus.NEEDS_REVIEW],
  ['draft', ContentStatus.DRAFT],
  ['private', ContentStatus.PRIVATE],
  ['deleted', ContentStatus.DELETED],
]);

/** The code of a publication state, from its code, digits or name; `undefined` for anything else. */
export function contentStatusOf(status: unknown): number | undefined {
  return (
    STATUS_CODES.get(asName(status)) ?? [...STATUS_CODES.values()].find((code) => code === readNumber(status))
  );
}

const TYPE_CODES: ReadonlyMap<unknown, number> = new Map([
  ['physical', ProductType.PHYSICAL],
  ['digital', ProductType.DIGITAL],
  ['service', ProductType.SERVICE],
  ['gift card', ProductType.GIFT_CARD],
  ['paywall', ProductType.PAYWALL],
]);

/** The code of a product type, from its code, digits or name; unknown codes are kept. */
export function productTypeOf(type: unknown): number | undefined {
  return readNumber(type) ?? TYPE_CODES.get(asName(type));
}

/** Normalises the spelling of an enumeration's word: `GIFT_CARD`, `gift-card` and `giftCard` become `gift card`. */
function asName(raw: unknown): string {
  if (typeof raw !== 'string') return '';
  return raw
    .trim()
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[\s_-]+/g, ' ')
    .toLowerCase();
}
