import type { ImageLoader, Runtime } from '../../runtime/types';
import { retireJsTween } from './js-tween';
import { createSquarespace } from './squarespace';
import { createY } from './y';

/**
 * The globals that inline scripts of published pages call, in `mortar.js`. They exist from the script's first statement,
 * so that calls before the page is parsed work; an existing global belongs to another script and is kept.
 */
export function offerPublishedGlobals(runtime: Runtime): void {
  const y = createY(runtime);
  offer('Static', {});
  offer('SQUARESPACE_ROLLUPS', {});
  offer('SquarespaceFonts', y); // also a stub: fonts come with the page's own style sheets
  offer('Squarespace', createSquarespace(runtime, y));
  offer('ImageLoader', createImageGlobal(runtime.images));
  offer('Y', y);
  offer('YUI', y);
  retireJsTween();
}

function offer(name: string, value: unknown): void {
  (window as unknown as Record<string, unknown>)[name] ??= value;
}

/** `ImageLoader` with the interface that published pages use. */
function createImageGlobal(images: ImageLoader) {
  return {
    bootstrap: () => images.adopt(document),
    load: (image: unknown, options?: { readonly mode?: string }) => images.load(image, options?.mode),
  };
}
