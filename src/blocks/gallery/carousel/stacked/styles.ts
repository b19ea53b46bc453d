import { fillSlides } from '../slide-styles';

/** Slides in one place. The list is a layer of its own: browsers take one that stops scrolling for one that jumps. */
export const STYLES = `${fillSlides('stacked')}
.sqs-gallery-design-stacked {
  position: relative;
  overflow: hidden;
  transform: translate(0);
  touch-action: pan-y pinch-zoom;
}
.sqs-gallery-design-stacked-slide {
  position: absolute;
  inset: 0;
  overflow: hidden;
}
.sqs-gallery-design-stacked-slide[inert]:not(.mortar-near-slide, .mortar-moving-slide) {
  display: none;
}
.mortar-near-slide[inert]:not(.mortar-moving-slide) {
  visibility: hidden;
}
.gallery-fullscreen-slideshow-wrapper,
.gallery-fullscreen-slideshow-list {
  height: 100%;
}
@media print {
  .sqs-gallery-design-stacked {
    height: auto;
    aspect-ratio: auto !important;
  }
  .sqs-gallery-design-stacked-slide {
    position: static;
    display: block !important;
    visibility: visible !important;
  }
}`;
