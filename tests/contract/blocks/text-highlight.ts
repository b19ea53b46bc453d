import { until } from '../../browser/until';
import type { Contract } from '../contract';

export const contract: Contract = {
  markup: {
    native:
      '<p>Words that are <span data-block="text-highlight" id="block" data-block-json=\'{"shape":"circle","duration":0.1}\'>marked <b>by hand</b></span>.</p>',
    published:
      '<div class="sqs-block html-block sqs-block-html" data-block-type="2"><div class="sqs-block-content"><script class="TextAttributes-props" type="application/json">[{"type":"highlight","id":"6c83","shape":"marker","isFront":false,"isAnimationEnabled":true,"animation":"fadeScale","duration":0.2,"direction":"left","color":{"type":"THEME_COLOR"},"thickness":{"unit":"em","value":0.1},"linecap":"square"}]</script><div class="sqs-html-content" data-sqsp-text-block-content><p style="white-space:pre-wrap;">Some <span class="sqsrte-text-highlight" data-text-attribute-id="6c83" style="color: teal"><strong>words</strong></span></p></div></div></div>',
  },
  wrong: [
    '{"shape":"spiral","animation":7,"direction":"up","duration":-1,"color":[],"thickness":"thick","linecap":{},"blend":"mix","isFront":"perhaps","isAnimationEnabled":[1],"fontSize":"large"}',
    '{"color":{"customColor":{"hslaValue":{"hue":"red"}}},"thickness":{"value":-1,"unit":"px"}}',
  ],
  incomplete: [
    ['<span data-block="text-highlight"></span>', 'mounted'],
    ['<span class="sqsrte-text-highlight" data-text-attribute-id="missing">Words</span>', 'mounted'],
  ],
  async use(page) {
    await page.locator('.TextShape-node path').first().waitFor({ state: 'attached' });
    await until(
      page,
      "[...document.querySelectorAll('.TextShape-node path')].every((path) => !path.style.strokeDashoffset && !path.style.opacity) && !document.getAnimations().length",
    );
  },
};
