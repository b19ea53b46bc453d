import type { ServerAttributes } from '../runtime/attributes';

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

/** Whether the next picture of an image arrives. */
export function arrivalOf(image: HTMLImageElement): Promise<boolean> {
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
