import { productTypeOf } from '../data/enums/codes';
import { ProductType } from '../data/enums/content';
import { list, optional, readFlag, readNumber, readText, record } from '../data/fields';
import { sumOf } from '../data/indexes';

export const readVariant = record({
  price: readNumber,
  salePrice: readNumber,
  onSale: readFlag,
  qtyInStock: readNumber,
  unlimited: readFlag,
  optionValues: list(optional(record({ value: readText('') }))),
  sku: readText(''),
});

/**
 * Reads a product (specification, section 3, product and variant); missing or malformed fields are left empty. A
 * digital product has its own prices, others have them in their variants.
 */
export const readProduct = record({
  productType: productTypeOf,
  variants: list(optional(readVariant)),
  priceCents: readNumber,
  salePriceCents: readNumber,
  onSale: readFlag,
});

export type Product = ReturnType<typeof readProduct>;
export type Variant = ReturnType<typeof readVariant>;

/**
 * Total stock of all variants; `Infinity` for digital products and unlimited variants (specification, section 4,
 * product workflow).
 */
export function stockOf(product: unknown): number {
  const { productType, variants } = readProduct(product);
  const isLimited = productType !== ProductType.DIGITAL && variants.length > 0;
  return isLimited ? sumOf(variants.map(stockOfVariant)) : Infinity;
}

/** Whether every variant is limited and out of stock; a product without variants is never sold out. */
export function isSoldOut(product: unknown): boolean {
  return stockOf(product) === 0;
}

/** Oversold stock counts as 0. */
function stockOfVariant({ unlimited, qtyInStock = 0 }: Variant): number {
  return unlimited ? Infinity : Math.max(0, qtyInStock);
}
