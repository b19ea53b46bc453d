import { picture } from '../../browser/markup';
import type { Contract } from '../contract';

const IMAGE = picture('pic', {
  box: [380, 200],
  attributes: 'data-load="false" data-stretch="true" class="thumb-image" style="opacity: 1"',
});

export const contract: Contract = {
  markup: {
    native: `<figure data-block="image" id="block" data-block-json='{"stretch":false,"imageDimensions":"2500x1667","shapeMask":"circle"}'>${IMAGE}<figcaption>Words</figcaption></figure>`,
    published: `<div class="sqs-block image-block sqs-block-image" data-block-type="5" id="block"><div class="sqs-block-content"><div class="image-block-outer-wrapper design-layout-inline"><figure class="sqs-block-image-figure intrinsic" style="max-width:2500px"><div class="sqs-image-shape-container-element has-aspect-ratio" style="position:relative;padding-bottom:66%;overflow:hidden"><noscript><img src="/images/jug.svg" alt=""></noscript>${IMAGE.replace(/^<div[^>]*>|<\/div>$/g, '')}</div></figure></div></div></div>`,
    fluid: `<div class="sqs-block-image" id="block"><div class="image-block-outer-wrapper design-layout-fluid image-position-left"><div class="fluid-image-container" style="overflow:hidden;position:relative;width:100%;height:300px"><div class="content-fit" style="width:100%;height:100%">${IMAGE.replace(/^<div[^>]*>|<\/div>$/g, '').replace('data-stretch="true"', 'data-stretch="false"')}</div></div></div></div>`,
  },
  wrong: [
    '{"shapeMask":7,"imageDimensions":[1,2],"stretch":"perhaps"}',
    '{"imageDimensions":"0x0"}',
    '{"shapeMask":"toString"}',
  ],
  incomplete: [
    ['<div data-block="image"><p>Words</p></div>', 'mounted'],
    ['<div class="sqs-block-image"></div>', 'mounted'],
  ],
  async use(page) {
    await page.locator('#pic.loaded').first().waitFor();
  },
};
