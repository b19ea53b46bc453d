import { flag, id, list, number, optional, record, text } from '../../data/fields';
import { readVariant } from '../product';

const whatever = (value: unknown): unknown => value;

/** Minor units; an invalid amount counts as 0. */
const cents = (value: unknown): number => Math.round(number(value) ?? 0);

const count = (value: unknown): number => Math.max(0, Math.trunc(number(value) ?? 0));

/** Milliseconds since 1970, or the server's date string. */
const moment = (value: unknown): number | string | undefined =>
  number(value) ?? (typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined);

/** A line item of a cart; the specification leaves its fields open. */
const readEntry = record({
  id,
  title: text(''),
  /** Address of the product page. */
  fullUrl: text(''),
  imageUrl: text(''),
  chosenVariant: optional(readVariant),
  quantity: count,
  unitPriceCents: cents,
});

/**
 * Reads a shopping cart (specification, section 3, shopping cart); missing or malformed fields are left empty. Entries
 * without an id are dropped, since they can't be changed.
 */
export const readCart = record({
  id,
  websiteId: id,
  orderId: id,
  created: moment,
  isPurchased: flag,
  entries: list((entry) => {
    const read = optional(readEntry)(entry);
    return read?.id ? { ...read, id: read.id } : undefined;
  }),
  shippingOptions: list(whatever),
  selectedShippingOption: whatever,
  shippingLocation: whatever,
  applicableTaxRules: list(whatever),
  coupons: list(whatever),
  validCoupons: list(whatever),
  invalidCoupons: list(whatever),
  subtotalCents: cents,
  subtotalAmount: whatever,
  taxCents: cents,
  shippingCostCents: cents,
  discountCents: cents,
  grandTotalCents: cents,
  totalQuantity: count,
  hasDigital: flag,
  purelyDigital: flag,
  requiresShipping: flag,
});

export type Cart = ReturnType<typeof readCart>;
export type CartEntry = Cart['entries'][number];
