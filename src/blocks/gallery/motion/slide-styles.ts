/** Pictures fill their slides, whatever stands around them. Pages style the rest: one class weighs little. */
export const SLIDE_STYLES = `
:is(.sqs-gallery-design-stacked-slide, .sqs-gallery-design-strip-slide),
:is(.sqs-gallery-design-stacked-slide, .sqs-gallery-design-strip-slide)
  :is(img, .content-fill, .content-fit, [class*="-item-wrapper"], [class*="-item-src"], [class*="-item-img"]) {
  display: block;
  width: 100%;
  height: 100%;
  margin: 0;
  object-fit: cover;
}`;
