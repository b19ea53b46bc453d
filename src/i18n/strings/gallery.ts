/** Galleries that move: their parts, and what is said of slides. */
export const GALLERY = {
  gallery: 'Gallery',
  carousel: 'carousel',
  slide: 'slide',
  slides: 'Slides',
  slideOfCount: '{index} of {count}',
  slideNumber: 'Slide {index}',
  thumbnails: 'Thumbnails',
  previousSlide: 'Previous Slide',
  nextSlide: 'Next Slide',
  startSlideShow: 'Start slide show',
  stopSlideShow: 'Stop slide show',
} as const;
