import type { Contract } from '../contract';

export const contract: Contract = {
  markup: {
    native:
      '<div data-block="reservation" id="block" data-block-json=\'{"provider":"tock","businessId":"kiln"}\'><a href="https://www.exploretock.com/kiln">Tock</a></div>',
    published:
      '<div class="sqs-block opentable-v2-block sqs-block-opentable-v2" id="block" data-block-type="66" data-block-json=\'{"restaurantId":432}\'><div class="sqs-block-content"></div></div>',
    tock: '<div class="sqs-block tock-block sqs-block-tock" id="block" data-block-type="68" data-block-json=\'{"businessId":"kiln"}\'><div class="sqs-block-content"></div></div>',
  },
  wrong: [
    '{"provider":"table","restaurantId":{},"businessId":"../x","color":7}',
    '{"restaurantId":"1&rid=2","businessId":[]}',
  ],
  incomplete: [
    ['<div data-block="reservation"></div>', 'mounted'],
    ['<div class="sqs-block-tock"><a href="/book">Book</a></div>', 'mounted'],
  ],
  async use(page) {
    await page.locator('[data-layout]').last().waitFor();
    await page.locator('#block').last().getByRole('button', { name: 'Book a table' }).waitFor();
  },
};
