import type { Carousel } from './carousel';

/** Asks for the picture of a slide that is not in view yet; the server's own pictures are the browser's to load. */
export function askForImage({ elements, runtime }: Carousel, index: number): void {
  const image = elements.slides[index]?.image;
  if (image?.matches('[data-src]:not(.loading, .loaded, [data-loader="sqs"])')) runtime.images.load(image);
}
