import { list, optional, readFlag, readId, readNumber, readText, record } from '../../data/fields';
import { readVariant } from '../product';

const unvalidated = (value: unknown): unknown => value;

/** Minor units; an invalid amount counts as 0. */
const cents = (value: unknown): number => Math.round(readNumber(value) ?? 0);

const count = (value: unknown): number => Math.max(0, Math.trunc(readNumber(value) ?? 0));

/** Milliseconds since 1970, or the server's date string. */
const moment = (value: unknown): number | string | undefined =>
  readNumber(value) ?? (typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined);

/** A line item of a cart; the specification leaves its fields open. */
const readEntry = record({
  id: readId,
  title: readText(''),
  /** Address of the product page. */
  fullUrl: readText(''),
  imageUrl: readText(''),
  chosenVariant: optional(readVariant),
  quantity: count,
  unitPriceCents: cents,
});

/**
 * Reads a shopping cart (specification, section 3, shopping cart); missing or malformed fields are left empty. Entries
 * without an id are dropped, since they can't be changed.
 */
export const readCart = record({
  id: readId,
  websiteId: readId,
  orderId: readId,
  created: moment,
  isPurchased: readFlag,
  entries: list((entry) => {
    const read = optional(readEntry)(entry);
    return read?.id ? { ...read, id: read.id } : undefined;
  }),
  shippingOptions: list(unvalidated),
  selectedShippingOption: unvalidated,
  shippingLocation: unvalidated,
  applicableTaxRules: list(unvalidated),
  coupons: list(unvalidated),
  validCoupons: list(unvalidated),
  invalidCoupons: list(unvalidated),
  subtotalCents: cents,
  subtotalAmount: unvalidated,
  taxCents: cents,
  shippingCostCents: cents,
  discountCents: cents,
  grandTotalCents: cents,
  totalQuantity: count,
  hasDigital: readFlag,
  purelyDigital: readFlag,
  requiresShipping: readFlag,
});

export type Cart = ReturnType<typeof readCart>;
export type CartEntry = Cart['entries'][number];
