import type { Contract } from '../contract';

export const contract: Contract = {
  markup: {
    native:
      '<a data-block="cart-indicator" id="block" href="#cart">Cart <span class="sqs-cart-quantity">0</span> <span class="sqs-cart-subtotal">0</span></a>',
    published:
      '<a class="sqs-custom-cart" id="block" href="#cart"><span class="sqs-cart-quantity">0</span><span class="sqs-cart-subtotal"><span class="sqs-money-native">0.00</span></span></a>',
    labelled:
      '<a class="sqs-custom-cart icon--cart" id="block" href="#cart" aria-label="Cart"><span class="sqs-cart-quantity">0</span></a>',
  },
  wrong: ['{"items":7}'],
  incomplete: [
    ['<a data-block="cart-indicator" href="#cart">Cart</a>', 'mounted'],
    ['<div class="sqs-custom-cart"></div>', 'mounted'],
  ],
  async use(page) {
    await page.evaluate(
      "document.dispatchEvent(new CustomEvent('cart:update', { detail: { items: 3, subtotal: '12.50' } }))",
    );
    await page.locator('#block.cart-initialized:not(.cart-empty)').last().waitFor();
    await page.getByRole('link', { name: '3 items in cart' }).last().waitFor();
  },
};
