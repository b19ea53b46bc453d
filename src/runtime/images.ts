/** Loads images in the width that they are shown at, near the viewport, and in a larger one when they grow. */
export interface ImageLoader {
  /** Takes care of every image in `root`, the root itself included. */
  adopt(root: Document | Element): void;
  /** Loads an image on somebody's wish, whatever its load mode. False for anything that is no image. */
  load(image: unknown): boolean;
  /** Lets go of the images in `root`; their attributes are as the server sent them. */
  release(root: Document | Element): void;
  /** Lets go of images that left the page. */
  releaseRemoved(): void;
}
