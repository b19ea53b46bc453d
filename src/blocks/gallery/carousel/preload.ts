import type { Carousel } from './carousel';

/** Loads the picture of a slide that isn't in view yet; pictures without `data-src` are left to the browser. */
export function askForImage({ elements, runtime }: Carousel, index: number): void {
  const image = elements.slides[index]?.image;
  if (image?.matches('[data-src]:not(.loading, .loaded, [data-loader="sqs"])')) runtime.images.load(image);
}
