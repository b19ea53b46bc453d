import type { Contract } from '../contract';

export const contract: Contract = {
  markup: {
    native:
      '<p data-block="donation" id="block" data-block-json=\'{"donatePageId":"d1"}\'><a href="/checkout/donate?donatePageId=d1">Donate</a></p>',
    'without an address':
      '<p data-block="donation" id="block" data-donate-page-id="d1"><a href="#">Donate</a></p>',
    published:
      '<div class="sqs-block donation-block sqs-block-donation" data-block-type="52" id="block" data-donate-page-id="d1"><div class="sqs-block-content"><div class="sqs-donate-button">Donate</div></div></div>',
  },
  wrong: ['{"donatePageId":7}', '{"donatePageId":{"toString":1}}', '{"donatePageId":[]}'],
  incomplete: [
    ['<div data-block="donation" data-donate-page-id="d1"></div>', 'failed'],
    ['<div class="sqs-block-donation"><div class="sqs-donate-button">Donate</div></div>', 'failed'],
    ['<p data-block="donation" data-donate-page-id=" "><a href="#">Donate</a></p>', 'failed'],
  ],
  async use(page) {
    const [checkout] = await Promise.all([
      page.context().waitForEvent('page'),
      page
        .locator('a, .sqs-donate-button')
        .first()
        .click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await checkout.waitForURL('**/checkout/donate?donatePageId=d1');
    await checkout.close();
  },
};
