import { centsOf } from '../../../commerce/cart/cart-summary';
import {
  asRecord,
  type Fields,
  list,
  ownProperty,
  readFlag,
  readId,
  readNumber,
  readText,
  record,
} from '../../../data/fields';
import { parseJson } from '../../../data/json';
import type { SiteContext } from '../../../runtime/site-context';

/** A form in which a product is sold, such as one of its sizes. */
export interface Variant {
  readonly sku: string;
  /** What it is of each option, by the option's name. */
  readonly attributes: Fields;
  readonly price: Price | undefined;
  /** Instead of the price, while it is on sale. */
  readonly salePrice: Price | undefined;
  readonly isInStock: boolean;
  readonly imageIds: readonly string[];
}

interface Price {
  readonly cents: number;
  readonly currency: string;
}

/** The variants in the attribute around a product's options, else those of the page's product, in its context. */
export function variantsOf(
  options: Element | undefined,
  context: SiteContext | undefined,
): readonly Variant[] {
  const raw = parseJson(options?.getAttribute('data-variants') ?? '');
  const ofPage = ownProperty(asRecord(ownProperty(asRecord(context), 'product')), 'variants');
  return list(readVariant)(raw ?? ofPage);
}

/** A variant's stock is written in it, or in a field of its own. */
const readFields = record({
  sku: readText(''),
  attributes: asRecord,
  onSale: readFlag,
  unlimited: readFlag,
  qtyInStock: readNumber,
  stock: record({ unlimited: readFlag, quantity: readNumber }),
  imageIds: list(readId),
});

function readVariant(data: unknown): Variant {
  const { sku, attributes, onSale, unlimited, qtyInStock, stock, imageIds } = readFields(data);
  return {
    sku,
    attributes,
    price: priceIn(data, 'price'),
    salePrice: onSale ? priceIn(data, 'salePrice') : undefined,
    isInStock: unlimited || stock.unlimited || (stock.quantity ?? qtyInStock ?? 0) > 0,
    imageIds,
  };
}

const readAmount = record({
  value: readText(''),
  decimalValue: readText(''),
  currency: readText(''),
  currencyCode: readText(''),
});

/** `priceMoney` has a value and its currency, `price` a decimal value with its currency's code, or a mere number. */
function priceIn(variant: unknown, name: string): Price | undefined {
  const fields = asRecord(variant);
  const amount = readAmount(ownProperty(fields, `${name}Money`) ?? ownProperty(fields, name));
  const currency = amount.currency || amount.currencyCode;
  const cents = centsOf(amount.decimalValue || amount.value, currency);
  return currency && cents !== undefined ? { cents, currency } : undefined;
}
