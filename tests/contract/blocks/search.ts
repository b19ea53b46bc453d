import type { Contract } from '../contract';

export const contract: Contract = {
  markup: {
    native:
      '<div data-block="search" id="block" data-results-url="/api/search/suggestions"><form action="/search"><label>Search <input class="search-input" type="search" name="q"></label><button>Search</button></form></div>',
    published:
      '<div class="sqs-search-ui-text-input sqs-search-ui-button-wrapper color-dark" id="block" data-source="block" data-preview="true" data-collection="" data-results-url="/api/search/suggestions"><div class="spinner-wrapper"></div><input type="search" class="search-input" value="" placeholder="Search" aria-label="Search"></div>',
  },
  wrong: ['{"collection":7,"preview":"perhaps","resultsUrl":[]}', '{"resultsUrl":{"toString":1}}'],
  incomplete: [
    ['<div data-block="search"></div>', 'failed'],
    ['<div class="sqs-search-ui-text-input"><div class="spinner-wrapper"></div></div>', 'failed'],
    ['<div data-block="search"><input class="search-input" aria-label="Search"></div>', 'mounted'],
  ],
  async use(page) {
    await page.locator('input').first().fill('bread');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.locator('input[aria-activedescendant]').first().waitFor();
  },
};
