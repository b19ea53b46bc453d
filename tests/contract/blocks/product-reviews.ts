import type { Contract } from '../contract';

export const contract: Contract = {
  context: { pageType: 209 },
  markup: {
    native:
      '<div data-block="product-reviews" data-block-json=\'{"products":[{"id":"bowl","title":"Bowl"}]}\'><p>Write to us</p></div>',
    'by attributes': `<div data-block="product-reviews" data-products='[{"id":"bowl"}]' data-state="ready"></div>`,
    expired: '<div data-block="product-reviews" data-state="expired"><p>Write to us</p></div>',
  },
  wrong: ['{"products":"all","state":"lost"}', '{"products":[7,{"title":1}],"state":[]}'],
  incomplete: [['<div data-block="product-reviews"></div>', 'mounted']],
  async use(page) {
    await page.getByRole('heading', { name: 'Rate your purchase' }).last().waitFor();
    const stars = page.locator('.mortar-reviews-choice');
    if (await stars.count()) await stars.nth(3).click();
  },
};
