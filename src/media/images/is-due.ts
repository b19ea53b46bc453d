import { isLeftToOthers } from './image-owner';

/** Whether an image is to be loaded now: near the viewport, or set to load at once and rendered anywhere on the page. */
export function isDue(entry: IntersectionObserverEntry): boolean {
  const isNear = entry.isIntersecting || (loadsAtOnce(entry.target) && isRendered(entry));
  return isNear && !isLeftToOthers(entry.target);
}

function loadsAtOnce(image: Element): boolean {
  return !/^(false|viewport)$/.test(image.getAttribute('data-load') ?? '');
}

/** Read last: the browser creates the rectangle when it is asked for, which adds up over thousands of images. */
function isRendered({ boundingClientRect: { width, top, left } }: IntersectionObserverEntry): boolean {
  return width > 0 || top !== 0 || left !== 0;
}
