import type { Contract } from '../contract';

export const contract: Contract = {
  context: { pageType: 205 },
  markup: {
    native:
      '<div data-block="cart-page" data-block-json=\'{"minimumOrderSubtotal":"5.00"}\'><p>Ask us</p></div>',
    published:
      '<div id="sqs-cart-root"><script type="application/json">{"storeCurrency":"USD","continueShoppingLinkUrl":"/","minimumOrderSubtotal":{"currency":"USD","value":"0.00"}}</script><div id="sqs-cart-container"></div></div>',
  },
  wrong: [
    '{"storeCurrency":"euro","minimumOrderSubtotal":"much","continueShoppingLinkUrl":7}',
    '{"minimumOrderSubtotal":{"value":-1},"continueShoppingLinkUrl":"javascript:alert(1)"}',
  ],
  incomplete: [['<div id="sqs-cart-root"></div>', 'mounted']],
  async use(page) {
    const item = { method: 'POST', body: '{"productId":"ash-bowl","quantity":1}' };
    await page.evaluate(`fetch('/api/commerce/cart/items', ${JSON.stringify(item)})
      .then(() => document.dispatchEvent(new CustomEvent('cart:update')))`);
    await page.getByText('Ash bowl').last().waitFor();
    await page.locator('.mortar-cart-remove').first().click();
    await page.getByText('You have nothing in your shopping cart.').last().waitFor();
  },
};
