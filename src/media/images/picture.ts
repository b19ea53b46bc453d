import type { ServerAttributes } from '../../dom/attributes';

/** Puts a picture in its place; resolves to whether it arrived. */
export type ShowPicture = (url: string) => Promise<boolean>;

/** The picture as the image's own source. */
export function asSource(
  attributes: ServerAttributes,
  image: HTMLImageElement,
  givenUp: AbortSignal,
): ShowPicture {
  return (url) => {
    if (image.getAttribute('src') === url && image.complete) return Promise.resolve(image.naturalWidth > 0);
    if (image.loading === 'lazy') attributes.set(image, 'loading', 'eager'); // the wait for the viewport is over
    const arrival = arrivalOf(image, givenUp);
    attributes.set(image, 'src', url);
    return arrival;
  };
}

/** Whether the next picture of an image arrives; one that is given up meanwhile does not. */
export function arrivalOf(image: HTMLImageElement, givenUp: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = ({ type }: Event) => {
      image.removeEventListener('load', settle);
      image.removeEventListener('error', settle);
      givenUp.removeEventListener('abort', settle);
      resolve(type === 'load');
    };
    image.addEventListener('load', settle);
    image.addEventListener('error', settle);
    givenUp.addEventListener('abort', settle);
  });
}
