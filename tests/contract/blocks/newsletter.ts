import { publishedNewsletter } from '../../browser/blocks/newsletter-markup';
import type { Contract } from '../contract';

export const contract: Contract = {
  markup: {
    native:
      '<div data-block="newsletter" id="block"><form method="post" data-form-id="64a1f0c27d3b5e09a8c6f002"><div class="form-item field email required" id="email-0002"><label for="mail">Email</label><input id="mail" name="email" type="email"></div><button>Sign up</button></form></div>',
    published: publishedNewsletter(),
  },
  wrong: [
    '{"formId":[7],"doubleOptIn":"perhaps","successText":[],"captchaEnabled":{}}',
    '{"successRedirect":{},"formSubmissionMessage":7,"submittingText":[1]}',
  ],
  incomplete: [
    ['<div data-block="newsletter"></div>', 'mounted'],
    ['<div class="sqs-block-newsletter"><p>Words</p></div>', 'failed'],
    ['<div data-block="newsletter"><form></form></div>', 'mounted'],
  ],
  async use(page) {
    await page.locator('input[type="email"]').first().fill('ada@kiln.example');
    await page.locator('button').first().click();
    await page.locator('.form-submission-text').and(page.getByRole('status')).first().waitFor();
  },
};
