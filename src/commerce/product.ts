import { productTypeOf } from '../data/enums/codes';
import { ProductType } from '../data/enums/content';
import { flag, list, number, optional, record, text } from '../data/fields';

/** Reads one of the ways in which a product is sold. */
export const readVariant = record({
  price: number,
  salePrice: number,
  onSale: flag,
  qtyInStock: number,
  unlimited: flag,
  optionValues: list(optional(record({ value: text('') }))),
  sku: text(''),
});

/**
 * Reads what a page says of a product (specification, section 3, product and variant); what is missing or malformed
 * is left empty. The prices of a digital product are its own, those of others are their variants'.
 */
export const readProduct = record({
  productType: productTypeOf,
  variants: list(optional(readVariant)),
  priceCents: number,
  salePriceCents: number,
  onSale: flag,
});

export type Product = ReturnType<typeof readProduct>;
export type Variant = ReturnType<typeof readVariant>;

/**
 * How many there are of all variants together; `Infinity` for digital products and where nothing limits it
 * (specification, section 4, product workflow).
 */
export function stockOf(product: unknown): number {
  const { productType, variants } = readProduct(product);
  const isLimited = productType !== ProductType.DIGITAL && variants.length > 0;
  return isLimited ? variants.reduce((sum, variant) => sum + stockOfVariant(variant), 0) : Infinity;
}

/** Whether every variant is limited and none is left; a product without variants is never sold out. */
export function isSoldOut(product: unknown): boolean {
  return stockOf(product) === 0;
}

/** What was sold beyond the stock is no stock. */
function stockOfVariant({ unlimited, qtyInStock = 0 }: Variant): number {
  return unlimited ? Infinity : Math.max(0, qtyInStock);
}
