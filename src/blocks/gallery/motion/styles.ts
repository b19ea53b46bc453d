const MOVING = ':is(.sqs-gallery-design-stacked, .sqs-gallery-design-strip, .sqs-gallery-design-carousel)';
const BOXES =
  '.content-fill, .content-fit, .margin-wrapper, [class*="-item-wrapper"], [class*="-item-src"], [class*="-item-img"]';
const FILLED = ':is(.sqs-gallery-design-stacked-slide, .sqs-gallery-design-strip-slide)';

/** Where slides stand. Pages style the rest: one class weighs little. */
export const STYLES = `
.sqs-gallery-design-stacked {
  position: relative;
  overflow: hidden;
  touch-action: pan-y pinch-zoom;
}
.sqs-gallery-design-stacked-slide {
  position: absolute;
  inset: 0;
  display: block;
  width: 100%;
  height: 100%;
  margin: 0;
  overflow: hidden;
}
.sqs-gallery-design-stacked-slide[inert]:not(.mortar-near-slide, .mortar-moving-slide) {
  display: none;
}
.mortar-near-slide[inert]:not(.mortar-moving-slide) {
  visibility: hidden;
}
.sqs-gallery-design-strip:not(.mortar-gallery-thumbnails),
.sqs-gallery-design-carousel {
  position: relative;
  display: flex;
  align-items: flex-start;
  margin: 0;
  padding: 0;
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scroll-behavior: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  user-select: none;
}
.sqs-gallery-design-strip::-webkit-scrollbar,
.sqs-gallery-design-carousel::-webkit-scrollbar {
  display: none;
}
.sqs-gallery-design-strip-slide {
  position: relative;
  flex: none;
  width: auto;
  max-width: 100%;
  height: 100%;
  margin: 0;
  scroll-snap-align: var(--mortar-snap);
}
img.sqs-gallery-design-strip-slide,
${MOVING} img {
  object-fit: cover;
}
.sqs-gallery-design-carousel {
  gap: var(--mortar-gutter);
}
.sqs-gallery-design-carousel-slide {
  position: relative;
  flex: 0 0 calc((100% - (var(--mortar-per-row) - 1) * var(--mortar-gutter)) / var(--mortar-per-row));
  width: auto;
  min-width: 0;
  margin: 0;
  scroll-snap-align: start;
}
.sqs-gallery-design-carousel-slide img,
img.sqs-gallery-design-carousel-slide {
  display: block;
  height: auto;
  aspect-ratio: var(--mortar-ratio, auto);
}
.sqs-gallery-design-carousel-slide img {
  width: 100%;
}
${FILLED} :is(${BOXES}) {
  display: block;
  width: 100%;
  height: 100%;
}
${FILLED} img {
  display: block;
  width: 100%;
  height: 100%;
}
:is(.gallery-fullscreen-slideshow-wrapper, .gallery-fullscreen-slideshow-list) {
  height: 100%;
}
.mortar-gallery-thumbnails {
  position: relative;
  display: flex;
  overflow: auto hidden;
  scrollbar-width: none;
}
.mortar-gallery-thumbnails img {
  flex: none;
  width: auto;
  height: 100%;
  cursor: pointer;
}
@media print {
  ${MOVING} {
    display: block;
    height: auto;
    aspect-ratio: auto;
    overflow: visible;
  }
  .sqs-gallery-design-stacked-slide[inert] {
    position: static;
    display: block !important;
    visibility: visible !important;
  }
}
`;
