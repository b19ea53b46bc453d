import type { Contract } from '../contract';

export const contract: Contract = {
  markup: {
    native:
      '<div data-block="shape" id="block" style="height:200px" data-block-json=\'{"shapeName":"leaf","dropShadow":{"angle":45,"distance":{"value":2,"unit":"px"},"blur":{"value":3,"unit":"px"}}}\'><svg viewBox="0 0 120 60" style="fill: red"><path d="M0 0H120V60H0Z"/></svg></div>',
    published:
      '<div class="sqs-block"><div class="sqs-block-content"><div class="sqs-shape-block-container sqs-block-alignment-wrapper" style="height:150px" data-stretched-to-fill="" data-shape-name="rectangle" data-desktop-drop-shadow=\'{"angle":145,"distance":{"value":2,"unit":"px"},"blur":{"value":3,"unit":"px"},"color":{"type":"THEME_COLOR"}}\'><div data-sqsp-shape-block-shape class="sqs-shape sqs-shape-rectangle"></div></div></div></div>',
  },
  wrong: [
    '{"shapeName":7,"stretch":"perhaps","dropShadow":[1]}',
    '{"dropShadow":{"angle":"up"}}',
    '{"dropShadow":{"angle":1,"distance":{"value":1,"unit":"px) url(//evil.example"},"blur":{"value":1,"unit":"px"}}}',
  ],
  incomplete: [
    ['<div data-block="shape"><p>Words</p></div>', 'mounted'],
    ['<div class="sqs-block-shape"></div>', 'mounted'],
  ],
  async use(page) {
    const shape = page.locator('svg, .sqs-shape').first();
    await shape.and(page.locator('[style*="height"]')).waitFor();
  },
};
