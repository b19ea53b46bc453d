import { until } from '../../browser/until';
import type { Contract } from '../contract';

export const contract: Contract = {
  markup: {
    native:
      '<p data-block="button" id="block" data-block-json=\'{"context":"hero"}\'><a href="#there">There</a></p>',
    published:
      '<div class="sqs-block button-block sqs-block-button" data-block-type="53" id="block"><div class="sqs-block-content"><div class="sqs-block-button-container--center" data-alignment="center" data-button-size="medium"><a class="sqs-block-button-element--medium" href="#there">There</a></div></div></div>',
    tracked: '<a data-track-button="hero" id="block" href="#there">There</a>',
  },
  wrong: ['{"id":7,"alignment":[1],"size":{},"context":null}', '{"id":{"toString":1}}'],
  incomplete: [
    ['<div data-block="button"></div>', 'mounted'],
    ['<div class="sqs-block-button"><a>no address</a></div>', 'mounted'],
  ],
  async use(page) {
    await page.locator('a[href="#there"]').first().click();
    await until(page, "location.hash === '#there'");
  },
};
