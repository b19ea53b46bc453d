import { fillSlides } from '../slide-styles';

/** Slides side by side in a box that scrolls. */
export const STYLES = `${fillSlides('strip')}
:is(.sqs-gallery-design-strip, .sqs-gallery-design-carousel):not(.mortar-gallery-thumbnails) {
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: var(--mortar-gutter);
  margin: 0;
  padding: 0;
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scroll-behavior: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  user-select: none;
}
:is(.sqs-gallery-design-strip, .sqs-gallery-design-carousel) > :is(.sqs-gallery-design-strip-slide, .sqs-gallery-design-carousel-slide) {
  position: relative;
  isolation: isolate;
  flex: none;
  margin: 0;
  scroll-snap-align: var(--mortar-snap, start);
}
.sqs-gallery-design-strip-slide {
  width: auto;
  max-width: 100%;
}
.sqs-gallery-design-carousel-slide {
  width: calc((100% - (var(--mortar-per-row) - 1) * var(--mortar-gutter)) / var(--mortar-per-row));
}
:is(.sqs-gallery-design-carousel-slide, .sqs-gallery-design-carousel) img {
  display: block;
  height: auto;
  aspect-ratio: var(--mortar-ratio, auto);
  object-fit: cover;
}
.sqs-gallery-design-carousel-slide img {
  width: 100%;
}
@media print {
  .sqs-gallery-design-strip,
  .sqs-gallery-design-carousel {
    flex-wrap: wrap;
    height: auto;
    aspect-ratio: auto !important;
    overflow: visible;
  }
}`;
