import type { ServerAttributes } from '../../dom/attributes';
import { arrivalOf, positionOf } from './placement';
import type { ImageSettings } from './settings';

/** Shows an image as its parent's background once loaded; resolves to whether it loaded. */
export async function showBackground(
  url: string,
  image: HTMLImageElement,
  settings: ImageSettings,
  attributes: ServerAttributes,
  abandoned: AbortSignal,
): Promise<boolean> {
  const box = image.parentElement as HTMLElement;
  const loader = new Image();
  const arrival = arrivalOf(loader, abandoned);
  loader.src = url;
  if (!(await arrival)) return false;
  attributes.style(box, 'background-image', `url("${url.replace(/["\\\s]/g, encodeURIComponent)}")`);
  attributes.style(box, 'background-size', settings.cropMode === 'none' ? 'auto' : settings.cropMode);
  attributes.style(box, 'background-position', positionOf(settings));
  attributes.style(box, 'background-repeat', 'no-repeat');
  return true;
}
