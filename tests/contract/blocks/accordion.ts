import { accordion, picture, publishedAccordion } from '../../browser/markup';
import { until } from '../../browser/until';
import type { Contract } from '../contract';

export const contract: Contract = {
  markup: {
    native: accordion('faq', { answers: ['One', picture('inside', { box: [300, 200] })] }),
    published: publishedAccordion('faq', 'data-is-expanded-first-item=""'),
  },
  wrong: [
    '{"allowMultipleOpenItems":"perhaps","expandFirstItem":[1,2]}',
    '{"expandFirstItem":{"toString":1}}',
  ],
  incomplete: [
    ['<div data-block="accordion"></div>', 'failed'],
    ['<div data-block="accordion"><p>Words</p><ul class="accordion-items-container"></ul></div>', 'failed'],
    [
      '<div class="sqs-block-accordion"><li class="accordion-item"><button class="accordion-item__click-target">x</button></li></div>',
      'failed',
    ],
  ],
  async use(page) {
    const button = page.locator('.accordion-item__click-target').nth(1);
    await button.click();
    await button.and(page.locator('[aria-expanded="true"]')).waitFor();
    await until(page, 'document.getAnimations().length === 0');
    if (await page.locator('#inside').count()) await page.waitForSelector('#inside.loaded');
  },
};
