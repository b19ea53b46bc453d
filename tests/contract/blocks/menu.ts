import type { Contract } from '../contract';

export const contract: Contract = {
  markup: {
    native:
      '<div data-block="menu" id="block"><div class="menu-selector" role="tablist"><button type="button" role="tab">Lunch</button><button role="tab">Dinner</button></div><div class="menus"><div class="menu">Soup</div><div class="menu" style="color: teal">Roast</div></div></div>',
    published:
      '<div class="sqs-block menu-block sqs-block-menu" data-block-type="18" id="block"><div class="sqs-block-content"><div class="menu-wrapper menu-style-simple"><div class="menu-selector" role="tablist"><label class="menu-select-labels js-menu-select-labels menu-select-labels--active" role="tab" aria-selected="true">Lunch</label><label class="menu-select-labels js-menu-select-labels" role="tab" aria-selected="false">Dinner</label></div><div class="menus menus--has-multiple"><div class="menu js-menu menu-active" role="tabpanel" aria-label="Lunch" style="display:block">Soup</div><div class="menu js-menu" role="tabpanel" aria-label="Dinner">Roast</div></div></div></div></div>',
  },
  wrong: ['{"tabs":7}'],
  incomplete: [
    ['<div data-block="menu"></div>', 'failed'],
    ['<div class="sqs-block-menu"><div class="menu-selector"><b role="tab">One</b></div></div>', 'failed'],
    ['<div data-block="menu"><div class="menu">Only one</div></div>', 'mounted'],
  ],
  async use(page) {
    await page.locator('[role="tab"]').nth(1).click();
    await page.locator('.menu.menu-active:visible', { hasText: 'Roast' }).first().waitFor();
  },
};
