import type { ServerAttributes } from '../../dom/attributes';
import { positionOf } from './placement';
import type { ImageSettings } from './settings';
import { arrivalOf, type ShowPicture } from './source';

/** Shows the image as its parent's background once loaded; if it does not load, it comes back with its alternative text. */
export function asBackground(
  attributes: ServerAttributes,
  image: HTMLImageElement,
  settings: ImageSettings,
  abandoned: AbortSignal,
): ShowPicture {
  return async (url) => {
    if (abandoned.aborted) return false; // while this file was loading
    const box = image.parentElement as HTMLElement;
    const loader = new Image();
    const arrival = arrivalOf(loader, abandoned);
    const { display } = image.style;
    attributes.style(image, 'display', 'none');
    loader.src = url;
    const isLoaded = await arrival;
    if (abandoned.aborted) return false;
    if (!isLoaded) {
      if (display !== 'none') attributes.style(image, 'display', display); // else another size or the author hid it
      return false;
    }
    attributes.style(image, 'display', 'none'); // another size may have failed meanwhile
    attributes.style(box, 'background-image', `url("${url.replace(/["\\\s]/g, encodeURIComponent)}")`);
    attributes.style(box, 'background-size', settings.cropMode === 'none' ? 'auto' : settings.cropMode);
    attributes.style(box, 'background-position', positionOf(settings));
    attributes.style(box, 'background-repeat', 'no-repeat');
    return true;
  };
}
