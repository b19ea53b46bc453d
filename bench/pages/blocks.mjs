import { publishedAttributes } from './images.mjs';

/** An image block as published pages have it. */
export function publishedImage() {
  return `<div class="sqs-block image-block sqs-block-image"><div class="sqs-block-content">
<div class="image-block-outer-wrapper layout-caption-below design-layout-inline">
<figure class="sqs-block-image-figure intrinsic"><div class="image-block-wrapper">
<div class="sqs-image-shape-container-element has-aspect-ratio">
<img class="thumb-image" alt="" ${publishedAttributes('/pictures/block.gif')}></div></div></figure></div></div></div>`;
}
