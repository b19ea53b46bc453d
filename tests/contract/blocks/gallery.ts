import { until } from '../../browser/until';
import type { Contract } from '../contract';

const slide = (id: string) =>
  `<div class="slide" data-type="image" data-slide-id="${id}"><img id="${id}" class="thumb-image" data-src="/images/loaves-${id.length}.svg" data-image-dimensions="2500x1667" data-load="false" alt="${id}"></div>`;

const SLIDES = ['first', 'second', 'third'].map(slide).join('');

const PUBLISHED_SLIDES = SLIDES.replaceAll(
  /(<img[^>]*>)/g,
  '<div class="margin-wrapper"><a role="presentation" class="image-slide-anchor content-fill"><noscript><img src="/images/jug.svg" alt=""></noscript>$1</a></div>',
);

/** Escaped as on published pages: every character that can be. */
const GRID_DATA =
  '{"design":"grid","thumbnails-per-row":2,"square-thumbs":true,"padding":20,"lightbox":false}'
    .replaceAll('{', '&#123;')
    .replaceAll('}', '&#125;')
    .replaceAll('"', '&quot;');

export const contract: Contract = {
  markup: {
    native: `<div data-block="gallery" id="block" data-block-json='{"design":"grid","thumbnails-per-row":2,"lightbox":false}'><div class="sqs-gallery">${SLIDES}</div></div>`,
    published: `<div class="sqs-block gallery-block sqs-block-gallery" data-block-type="8" id="block" data-block-json="${GRID_DATA}"><div class="sqs-block-content"><div class="sqs-gallery-container sqs-gallery-block-grid"><div class="sqs-gallery">${PUBLISHED_SLIDES}</div></div><style id="design-grid-css">#block .sqs-gallery-design-grid{margin-right:-20px}#block .sqs-gallery-design-grid-slide .margin-wrapper{margin-right:20px;margin-bottom:20px}</style></div></div>`,
    masonry: `<div class="gallery-masonry" data-controller="GalleryMasonry" data-lightbox="false" id="block" data-props='{"gutter":12,"numColumns":2}'><div class="gallery-masonry-wrapper">${SLIDES.replaceAll('<div class="slide"', '<figure class="gallery-masonry-item" style="opacity:1"').replaceAll('</div>', '</figure>')}</div></div>`,
    'with a lightbox': `<div data-block="gallery" id="block" data-block-json='{"design":"grid","thumbnails-per-row":2}'><div class="sqs-gallery">${SLIDES}</div></div>`,
    rows: `<div data-block="gallery" id="block" data-block-json='{"design":"autorows","lightbox":false}'><div class="sqs-gallery">${SLIDES}</div></div>`,
    carousel: `<div data-block="gallery" id="block" data-block-json='{"design":"carousel","controls":false}'><div class="sqs-gallery">${SLIDES}</div></div>`,
  },
  wrong: [
    '{"slidesPerRow":0,"columnWidth":-1,"gutter":"x","vSize":1e99}',
    '{"thumbnails-per-row":1e9,"padding":[1],"imageAspectRatio":"Wide","auto-crop":"perhaps"}',
    '{"speed":-1,"transition":7,"controls":"few","autoplay":{},"thumbnail-strip-height":"tall"}',
    '{"listImageSize":{"toString":1},"rowHeight":null,"columnWidthBehavior":"most"}',
  ],
  refused: [
    ...['{"a":', 'null', '[]', '"text"', '7', 'NaN', '[[[[[[[[[[[[[[[['].map(
      (json) => [json, 'Error evaluating gallery block data.'] as const,
    ),
    ['\u0000\ud800', 'Error decoding gallery block data.'],
    ['{&quot;design&quot;:&quot;grid', 'Error decoding gallery block data.'],
    [
      '{"design":"mosaic"}',
      'These are not the gallery designs you are looking for. (We could not find a design by the name mosaic)',
    ],
  ],
  incomplete: [
    ['<div data-block="gallery"></div>', 'failed'],
    ['<div data-block="gallery"><p>Words</p></div>', 'failed'],
    ['<div data-block="gallery"><div class="sqs-gallery"></div></div>', 'mounted'],
    [
      '<div class="sqs-block-gallery"><div class="sqs-gallery"><div class="slide"></div></div></div>',
      'mounted',
    ],
  ],
  async use(page) {
    await page.locator('#first.loaded').first().waitFor();
    await until(page, areLaidOut);
  },
};

/** Whether the first two slides have the design's classes, and a box for their pictures. */
function areLaidOut(): boolean {
  const [one, other] = [...document.querySelectorAll('[class*="sqs-gallery-design"][class*="-slide"] img')]
    .filter((image) => !image.closest('noscript'))
    .map((image) => image.getBoundingClientRect());
  if (!one || !other || one.width < 50 || one.height < 50) return false;
  return other.left > one.right - 1 || other.top > one.bottom - 1;
}
