import type { Page } from 'playwright';
import { pageOf, type Stage, type Visit } from '../harness';

export const CART = '/api/commerce/cart';
export const SUMMARY = `${CART}/summary`;

/** A complete published cart page; `settings` override the shop's defaults. */
export function cartPage(settings: object = {}): string {
  const json = { storeCurrency: 'EUR', continueShoppingLinkUrl: '/shop/', ...settings };
  return pageOf({
    context: { pageType: 205 },
    body: `<main><h1>Cart</h1>${INDICATOR}<div id="sqs-cart-root"><script type="application/json">${JSON.stringify(json)}</script><div id="sqs-cart-container"></div></div></main>`,
  });
}

export const INDICATOR =
  '<a class="sqs-custom-cart" href="/cart">Cart <span class="sqs-cart-quantity">–</span> <span class="sqs-cart-subtotal"><span class="sqs-money-native">–</span></span></a>';

/** Adds a product to the visitor's cart, as the shop's pages do. */
export async function addToCart(page: Page, stage: Stage, productId: string, quantity = 1): Promise<void> {
  const url = `${stage.server.url}${CART}/items`;
  const reply = await page.context().request.post(url, { data: { productId, quantity } });
  if (!reply.ok()) throw new Error(`${productId}: ${reply.status()}`);
}

/** Opens a page for a visitor whose cart isn't empty. */
export function showWithCart(
  stage: Stage,
  html: string,
  items: Readonly<Record<string, number>>,
): Promise<Visit> {
  const fill = async (page: Page) => {
    for (const [id, quantity] of Object.entries(items)) await addToCart(page, stage, id, quantity);
  };
  return stage.show(html, { prepare: fill });
}
