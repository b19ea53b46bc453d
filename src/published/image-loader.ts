import type { ImageLoader } from '../runtime/images';

/** `ImageLoader` as published pages call it. */
export function createImageGlobal(images: ImageLoader) {
  return {
    bootstrap: () => images.adopt(document),
    load: (image: unknown) => images.load(image),
  };
}
