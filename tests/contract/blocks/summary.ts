import type { Contract } from '../contract';

const item = (id: string) =>
  `<div class="summary-item summary-item-record-type-text"><div class="summary-thumbnail-outer-container"><a class="summary-thumbnail-container" href="#${id}"><div class="summary-thumbnail img-wrapper"><img class="summary-thumbnail-image" data-src="/images/loaves-${id.length}.svg" data-image-dimensions="2500x1667" data-load="false" alt="${id}"></div></a></div><div class="summary-content"><a class="summary-title-link" href="#${id}">${id}</a></div></div>`;

const ITEMS = ['first', 'second', 'third', 'fourth'].map(item).join('');

const PAGER =
  '<span class="summary-carousel-pager-prev previous" tabindex="0" role="button" aria-label="Previous"></span><span class="summary-carousel-pager-next next" tabindex="0" role="button" aria-label="Next"></span>';

export const contract: Contract = {
  markup: {
    native: `<div data-block="summary" id="block" data-block-json='{"design":"grid","slidesPerRow":2,"imageAspectRatio":1.5}'><div class="summary-item-list">${ITEMS}</div></div>`,
    published: `<div class="sqs-block summary-v2-block sqs-block-summary-v2" id="block" data-block-type="55" data-block-json="{&quot;design&quot;:&quot;autocolumns&quot;,&quot;imageAspectRatio&quot;:&quot;1.5&quot;,&quot;columnWidth&quot;:270}"><div class="sqs-block-content"><div class="summary-block-wrapper sqs-gallery-design-autocolumns"><div class="summary-item-list-container sqs-gallery-container"><header class="summary-block-header"><div class="summary-carousel-pager sqs-gallery-controls">${PAGER}</div></header><div class="summary-item-list sqs-gallery">${ITEMS}</div></div></div></div></div>`,
    carousel: `<div data-block="summary" id="block" data-design="carousel"><div class="summary-carousel-pager">${PAGER}</div><div class="summary-item-list">${ITEMS}</div></div>`,
    list: `<div data-block="summary" id="block" data-design="list"><div class="summary-item-list">${ITEMS}</div></div>`,
  },
  wrong: [
    '{"design":"mosaic","gutter":-1,"columnWidth":0,"slidesPerRow":"few"}',
    '{"imageAspectRatio":"Wide","listImageSize":{"toString":1},"autoCrop":"perhaps"}',
  ],
  incomplete: [
    ['<div data-block="summary"></div>', 'failed'],
    ['<div class="sqs-block-summary-v2"><div class="summary-item-list"></div></div>', 'mounted'],
  ],
  async use(page) {
    await page.locator('.mortar-summary .summary-item img.loaded').first().waitFor();
  },
};
