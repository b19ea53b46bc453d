import type { ServerAttributes } from '../../dom/attributes';

/** Shows an image; resolves to whether it loaded. */
export type ShowPicture = (url: string) => Promise<boolean>;

/** Shows the image through its own `src`. */
export function asSource(
  attributes: ServerAttributes,
  image: HTMLImageElement,
  abandoned: AbortSignal,
): ShowPicture {
  return async (url) => {
    const isThere = image.getAttribute('src') === url && image.complete; // it may have been away from the page
    if (!isThere && image.naturalWidth > 0 && !(await loads(url, image, abandoned))) return false;
    if (!isThere && image.loading === 'lazy') attributes.set(image, 'loading', 'eager'); // it is near the viewport
    const arrival = isThere ? image.naturalWidth > 0 : arrivalOf(image, abandoned);
    attributes.set(image, 'src', url);
    return arrival;
  };
}

/** Loads the next picture aside: the one that is shown stays until then, and if there is none. */
function loads(url: string, like: HTMLImageElement, abandoned: AbortSignal): Promise<boolean> {
  const { crossOrigin, referrerPolicy, fetchPriority } = like;
  const picture = Object.assign(new Image(), { crossOrigin, referrerPolicy, fetchPriority, src: url });
  return arrivalOf(picture, abandoned);
}

/** Whether the image's next source loads; false if it is aborted first. */
export function arrivalOf(image: HTMLImageElement, abandoned: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = ({ type }: Event) => {
      image.removeEventListener('load', settle);
      image.removeEventListener('error', settle);
      abandoned.removeEventListener('abort', settle);
      resolve(type === 'load');
    };
    image.addEventListener('load', settle);
    image.addEventListener('error', settle);
    abandoned.addEventListener('abort', settle);
  });
}
