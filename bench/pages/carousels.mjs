import { publishedAttributes } from './images.mjs';
import { repeat } from './text.mjs';

const slidesPerCarousel = 30;
const buttons =
  '<button class="previous" type="button" aria-label="Previous Slide">‹</button><button class="next" type="button" aria-label="Next Slide">›</button>';

/** Low enough for eleven carousels on a phone's screen; rows of slides, three of them in view. */
export const carouselStyle = `.carousel{position:relative;margin:0 0 6px;height:50px;overflow:hidden}
.viewport{overflow:hidden;height:40px}
.row{display:flex;height:40px;margin:0;padding:0;list-style:none}
.row>*{flex:0 0 33.333%;min-width:0;height:40px;background:#eee}
.carousel img{display:block;width:100%;height:40px;object-fit:cover}
.swiper{overflow:hidden;height:40px}.swiper-wrapper{display:flex;height:40px}.swiper-slide{flex:none;height:40px}
.splide__track{overflow:hidden;height:40px}.splide__list{display:flex;height:40px;margin:0;padding:0;list-style:none}.splide__slide{flex:none;height:40px}
.snap .viewport{overflow-x:auto;scroll-snap-type:x mandatory}.snap .row>*{scroll-snap-align:start}
.previous,.next,.splide__arrow{position:absolute;top:0;width:24px;height:24px}.next,.splide__arrow--next{right:0}`;

const ownPicture = (address) => `loading="lazy" src="${address}"`;

const slides = (className, picture = ownPicture) =>
  repeat(
    slidesPerCarousel,
    (index) =>
      `<div class="${className}" data-type="image"><img alt="Loaf ${index}" ${picture(`/pictures/${index}.gif`)}></div>`,
  );

/** The markup of one carousel of 30 slides, as each of them wants it. */
export const carouselKinds = {
  embla: () =>
    `<div class="carousel embla"><div class="viewport"><div class="row">${slides('slide')}</div></div>${buttons}</div>`,
  snap: () =>
    `<div class="carousel snap"><div class="viewport"><div class="row">${slides('slide')}</div></div>${buttons}</div>`,
  swiper: () =>
    `<div class="carousel"><div class="swiper"><div class="swiper-wrapper">${slides('swiper-slide')}</div></div>${buttons}</div>`,
  splide: () =>
    `<div class="carousel"><div class="splide" aria-label="Loaves"><div class="splide__track"><div class="splide__list">${slides('splide__slide')}</div></div></div></div>`,
  mortar:
    () => `<div class="carousel sqs-block sqs-block-gallery" data-block-json='{"design":"carousel","slidesPerRow":3,"lightbox":false}'>
<div class="sqs-gallery-container"><div class="sqs-gallery row">${slides('slide', publishedAttributes)}</div>${buttons}</div></div>`,
};
