import { t } from '../../../i18n/t';
import type { Runtime } from '../../../runtime/types';
import { readChoices, variantFor } from './choices';
import { hasForm, type Product } from './product';
import { showToast } from './show-toast';

/** What a visitor puts into the cart. */
export interface Item {
  readonly productId: string;
  /** `null` for the only variant of a product, if the page does not name it. */
  readonly sku: string | null;
  readonly quantity: number;
}

/** A plan the visitor has chosen instead of a single purchase. */
const SUBSCRIPTION = '[value="SUBSCRIPTION"]:checked, [value="subscription-radio"]:checked';

/** What the visitor wants; `undefined` if something is missing, which the visitor is told. */
export function readItem(button: HTMLElement, product: Product, runtime: Runtime): Item | undefined {
  const quantity = quantityOf(product);
  const problem = problemWith(button, product);
  if (problem) showToast(runtime, t(runtime, problem));
  if (problem || !quantity) return undefined;
  const sku = variantFor(product, readChoices(product))?.sku || null;
  return { productId: product.id, sku, quantity };
}

function problemWith(button: HTMLElement, product: Product): string | undefined {
  const choices = readChoices(product);
  const missing = choices.find(({ value }) => !value);
  missing?.control?.focus();
  if (missing) return 'Select an option';
  if (product.variants.length && !variantFor(product, choices)?.isInStock) return 'Sold out';
  if (hasForm(button, product)) return 'Unable to open form';
  return product.root.querySelector(SUBSCRIPTION) ? 'Unable to add item' : undefined;
}

/** 1 without a field; 0 if the field's number is invalid, which the browser then says. */
function quantityOf({ root }: Product): number {
  const field = root.querySelector<HTMLInputElement>(
    ':is(.product-quantity-input, .product-quantity-input-wrapper) input',
  );
  if (!field) return 1;
  return field.reportValidity() ? Number(field.value) || 1 : 0;
}
