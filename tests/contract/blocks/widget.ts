import type { Contract } from '../contract';

export const contract: Contract = {
  markup: {
    native:
      '<div data-block="widget" id="block" data-block-json=\'{"type":"notes","id":"here"}\'><p>All notes</p></div>',
    published:
      '<div class="sqs-block flickr-block sqs-block-flickr" data-block-type="45" data-block-json="{}" id="around"><div class="sqs-block-content"><div class="sqs-gallery-container" id="block" data-async-rendering-enabled="true"><p>Before</p></div></div></div>',
  },
  wrong: ['{"type":7,"id":[],"collectionId":{}}', '{"value":{"toString":1}}'],
  incomplete: [
    ['<div data-block="widget"></div>', 'mounted'],
    ['<div data-async-rendering-enabled="true"></div>', 'mounted'],
  ],
  async use(page) {
    await page.getByText('Fresh from the kiln').last().waitFor();
  },
};
