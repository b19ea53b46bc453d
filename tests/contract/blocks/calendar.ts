import type { Contract } from '../contract';

export const contract: Contract = {
  markup: {
    native:
      '<div data-block="calendar" data-collection-id="64a1f0c27d3b5e09a8c60d01" data-block-json=\'{"collectionId":"64a1f0c27d3b5e09a8c60d01"}\'><a href="/events">All events</a></div>',
    published:
      '<div class="sqs-block calendar-block sqs-block-calendar" data-block-json="{&quot;collectionId&quot;:&quot;64a1f0c27d3b5e09a8c60d01&quot;}" data-block-type="26" id="block-1"><div class="sqs-block-content"><!-- events --></div></div>',
  },
  wrong: ['{"collectionId":{}}', '{"collectionId":["64a1f0c27d3b5e09a8c60d01"]}'],
  incomplete: [
    ['<div data-block="calendar"></div>', 'failed'],
    [
      '<div class="sqs-block-calendar" data-collection-id=" "><div class="sqs-block-content"></div></div>',
      'failed',
    ],
  ],
  async use(page) {
    const first = page.locator('.mortar-calendar').first();
    await first.getByRole('link', { name: 'Open kiln' }).waitFor();
    const month = await first.getByRole('heading').innerText();
    await first.getByRole('button', { name: 'Next month' }).click();
    await first.getByRole('heading', { name: month }).waitFor({ state: 'detached' });
    await first.getByRole('link', { name: 'Open kiln' }).waitFor();
  },
};
