import { until } from '../../browser/until';
import type { Contract } from '../contract';

export const contract: Contract = {
  markup: {
    native:
      '<div data-block="member-access" id="block" data-block-json=\'{"options":[{"id":"a","label":"Monthly"},{"id":"b","label":"Yearly"}]}\'><div data-pricing-toggle></div><p data-pricing-option="a">5 a month</p><p data-pricing-option="b" hidden>50 a year</p><a href="#a" data-pricing-option="a">Join</a><a href="#b" data-pricing-option="b">Join for a year</a></div>',
    published:
      '<div id="sqs-member-access-page-root"><p data-pricing-option="a">5 a month</p><p data-pricing-option="b">50 a year</p></div>',
  },
  wrong: ['{"options":"monthly"}', '{"options":[7,{"id":""},{"label":"Monthly"}]}', '{"options":[[],null]}'],
  incomplete: [
    ['<div data-block="member-access"></div>', 'failed'],
    ['<div id="sqs-member-access-page-root"><p data-pricing-option="a">5</p></div>', 'mounted'],
  ],
  async use(page) {
    await page.locator('.mortar-pricing-option').nth(1).click();
    await page.locator('[data-pricing-option="b"]:visible').first().waitFor();
    await until(
      page,
      "[...document.querySelector('[data-pricing-option=a]').parentNode.querySelectorAll('[data-pricing-option=a]')].every((part) => !part.checkVisibility())",
    );
  },
};
