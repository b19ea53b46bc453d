import type { ServerAttributes } from '../runtime/attributes';
import { positionOf } from './placement';
import type { ImageSettings } from './settings';

/** Puts a picture in its place; resolves to whether it arrived. */
export type ShowPicture = (url: string) => Promise<boolean>;

/** The picture as the image's own source. */
export function asSource(attributes: ServerAttributes, image: HTMLImageElement): ShowPicture {
  return (url) => {
    if (image.getAttribute('src') === url && image.complete) return Promise.resolve(image.naturalWidth > 0);
    if (image.loading === 'lazy') attributes.set(image, 'loading', 'eager'); // the wait for the viewport is over
    const arrival = arrivalOf(image);
    attributes.set(image, 'src', url);
    return arrival;
  };
}

/** The picture as the background of the image's parent; it is shown once it has arrived. */
export function asBackground(attributes: ServerAttributes, image: HTMLImageElement, settings: ImageSettings): ShowPicture {
  const box = image.parentElement as HTMLElement;
  return async (url) => {
    const loader = new Image();
    const arrival = arrivalOf(loader);
    loader.src = url;
    if (!(await arrival)) return false;
    attributes.style(box, 'background-image', `url("${url.replace(/["\\\s]/g, encodeURIComponent)}")`);
    attributes.style(box, 'background-size', settings.cropMode === 'none' ? 'auto' : settings.cropMode);
    attributes.style(box, 'background-position', positionOf(settings));
    attributes.style(box, 'background-repeat', 'no-repeat');
    return true;
  };
}

function arrivalOf(image: HTMLImageElement): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = ({ type }: Event) => {
      image.removeEventListener('load', settle);
      image.removeEventListener('error', settle);
      resolve(type === 'load');
    };
    image.addEventListener('load', settle);
    image.addEventListener('error', settle);
  });
}
