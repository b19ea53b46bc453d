/**
 * Pictures fill the space that text leaves in a design's slides, uncropped if cropping is off, whatever wraps them.
 * Only one class, so that pages can override the rest.
 */
export function fillSlides(design: string): string {
  const slide = `.sqs-gallery-design-${design}-slide`;
  return `
${slide},
${slide} :is(img, .content-fill, .content-fit, [class*="-item-wrapper"], [class*="-item-src"], [class*="-item-img"]) {
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  object-fit: cover;
}
${slide} > :is(.sqs-video-wrapper, [data-block="video"]) {
  flex: 1;
  height: 100% !important;
  min-height: 0;
  padding: 0 !important;
}
.mortar-contain img {
  object-fit: contain !important;
  object-position: center !important;
}`;
}
