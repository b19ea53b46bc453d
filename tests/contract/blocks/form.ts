import {
  drawnForm,
  nativeForm,
  newestForm,
  publishedForm,
  sendButton,
  TYPED,
} from '../../browser/forms/form-page';
import type { Contract } from '../contract';

export const contract: Contract = {
  markup: {
    native: nativeForm(),
    drawn: drawnForm(),
    published: publishedForm(),
    newer: publishedForm({ isNewer: true }),
    newest: newestForm({ context: { showTitle: true } }),
  },
  wrong: [
    '{"formId":7,"collectionId":[],"isOverlayForm":"perhaps","successText":{},"keepDraft":2}',
    '{"formFields":{},"formSubmissionMessage":"[]","captchaEnabled":"maybe","localizedStrings":7}',
    '{"formName":[],"showTitle":"perhaps","buttonVariant":"huge","buttonAlignment":7,"disclaimerMessage":"[]"}',
  ],
  incomplete: [
    ['<div data-block="form"></div>', 'mounted'],
    ['<div data-block="form" data-block-json=\'{"formFields":[]}\'></div>', 'mounted'],
    ['<div data-block="form"><p>Write to us</p></div>', 'failed'],
    ['<div data-block="form"><form></form></div>', 'mounted'],
    [
      '<div class="sqs-block-form"><form onsubmit="/* squarespace-form-submit formId: */"><p>x</p></form></div>',
      'mounted',
    ],
  ],
  async use(page) {
    for (const button of await sendButton(page).all()) await button.click();
    const block = page.locator('#block').last();
    await block.locator('[role="alert"]').first().waitFor();
    const fields = await block.locator('.field-element').all();
    for (const [index, text] of Object.values(TYPED).entries()) await fields[index]?.fill(text);
    await sendButton(page).last().click();
    await block.locator('[role="status"]:focus').waitFor();
  },
};
