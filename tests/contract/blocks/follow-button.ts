import type { Contract } from '../contract';

export const contract: Contract = {
  markup: {
    native:
      '<p data-block="follow-button" id="block" data-block-json=\'{"service":"craft","screenname":"kiln","profileUrl":"https://craft.example/kiln"}\'></p>',
    'with its link':
      '<p data-block="follow-button" id="block" data-service="craft" data-screenname="kiln" data-profile-url="https://craft.example/kiln"><a href="https://craft.example/kiln">Us</a></p>',
  },
  wrong: ['{"service":7,"screenname":[],"profileUrl":{}}', '{"profileUrl":"javascript:alert(1)"}'],
  incomplete: [
    ['<p data-block="follow-button"></p>', 'mounted'],
    ['<p data-block="follow-button" data-profile-url="javascript:alert(1)"></p>', 'mounted'],
  ],
  async use(page) {
    await page.locator('a[href="https://craft.example/kiln"]').last().waitFor();
  },
};
