import type { Moving } from './moving';

/** Asks for the picture of a slide that is not in view yet; the server's own pictures are the browser's to load. */
export function askForImage({ parts, runtime }: Moving, index: number): void {
  const image = parts.slides[index]?.image;
  if (image?.matches('[data-src]:not(.loading, .loaded, [data-loader="sqs"])')) runtime.images.load(image);
}
