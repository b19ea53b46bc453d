import type { ImageLoader, Runtime } from '../runtime/types';
import { createSquarespace } from './squarespace';
import { createY } from './y';

/**
 * The globals that inline scripts of published pages call. They stand from the script's first statement on, so a
 * call before the page is parsed finds them; one that is there already belongs to somebody else and stays.
 */
export function offerPublishedGlobals(runtime: Runtime): void {
  const y = createY(runtime);
  offer('Static', {});
  offer('SQUARESPACE_ROLLUPS', {});
  offer('SquarespaceFonts', y); // a shadow too: fonts come with the page's own style sheets
  offer('Squarespace', createSquarespace(runtime, y));
  offer('ImageLoader', createImageGlobal(runtime.images));
  offer('Y', y);
}

function offer(name: string, value: unknown): void {
  (window as unknown as Record<string, unknown>)[name] ??= value;
}

/** `ImageLoader` as published pages call it. */
function createImageGlobal(images: ImageLoader) {
  return {
    bootstrap: () => images.adopt(document),
    load: (image: unknown) => images.load(image),
  };
}
