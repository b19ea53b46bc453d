import type { ImageLoader } from '../media/images/loader';

/** `ImageLoader` as published pages call it. */
export function createImageGlobal(images: ImageLoader) {
  return {
    bootstrap: () => images.adopt(document),
    load: (image: unknown) => images.load(image),
  };
}
