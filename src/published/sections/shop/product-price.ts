import { amountText } from '../../../commerce/amount';
import * as page from '../../../dom/page';
import type { Product } from './product';
import type { Variant } from './variants';

/** The price that the server wrote, which may be the lowest of several. */
interface ProductPrice {
  /** Shows the price of a variant, or the server's again. */
  show(variant: Variant | undefined): void;
}

/** Where all variants cost the same, the server's text stays. */
export function productPrice({ root, variants }: Product): ProductPrice {
  const price = root.querySelector('.product-price');
  const element = price?.querySelector('.product-price-value') ?? price;
  const differs = new Set(variants.map(priceOf)).size > 1;
  if (!element || !differs) return { show() {} };
  const original = [...element.childNodes];
  return {
    show(variant) {
      const text = variant && priceOf(variant);
      element.replaceChildren(...(text ? [text, ...priceBefore(variant)] : original));
    },
  };
}

function priceOf({ price, salePrice }: Variant): string {
  const asked = salePrice ?? price;
  return asked ? amountText(asked) : '';
}

/** What it costs when it is not on sale, in the element that style sheets strike through. */
function priceBefore({ price, salePrice }: Variant): (Node | string)[] {
  if (!price || !salePrice) return [];
  const before = page.create('s');
  before.className = 'original-price';
  before.textContent = amountText(price);
  return [' ', before];
}
