import { observe } from '../runtime/near';
import * as page from '../runtime/page';
import type { Runtime } from '../types';
import { measure } from './measure';
import { createQueue } from './queue';
import { createResponsiveImage, type Priority, type ResponsiveImage } from './responsive-image';
import { readImageSettings, type Size } from './settings';
import { isLeftToOthers } from './whose';
import { isImageSource } from './widths';

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

const WANTED = 'img[data-src]';

/** Parallel loads: 16, or 1 on mobile (specification, section 9, images). */
const PARALLEL = 16;

/** How many images of the first viewport are asked for with high priority. */
const FIRST_VISIBLE = 4;

export function createImageLoader({ keepAttributes, media, chunks }: Pick<Runtime, 'keepAttributes' | 'media' | 'chunks'>): ImageLoader {
  const images = new Map<Element, ResponsiveImage>();
  const queue = createQueue(() => (media.isMobile() ? 1 : PARALLEL));
  const arrivals = observe(showArrived);
  const resizes = typeof ResizeObserver === 'function' ? new ResizeObserver(showResized) : undefined;
  let firstVisible = FIRST_VISIBLE;

  /** All reads come before the first write, so that no layout is forced. */
  function showArrived(entries: IntersectionObserverEntry[]): void {
    const due = entries.filter(isDue).map((entry) => ({ entry, box: boxOf(entry.target, entry.boundingClientRect) }));
    for (const { entry, box } of due) {
      if (box.width > 0) showFirst(entry.target as HTMLImageElement, box, priorityOf(entry));
    }
  }

  function showFirst(image: HTMLImageElement, box: Size, priority: Priority): void {
    arrivals?.unobserve(image);
    images.get(image)?.show(box, priority);
    resizes?.observe(image);
  }

  function showResized(entries: ResizeObserverEntry[]): void {
    const sizes = entries.map(({ target, contentRect }) => ({ target, box: boxOf(target, contentRect) }));
    for (const { target, box } of sizes) if (box.width > 0) images.get(target)?.show(box, 'usual');
  }

  function isDue({ target, isIntersecting, boundingClientRect: { left, top, right, bottom } }: IntersectionObserverEntry): boolean {
    const isRendered = [left, top, right, bottom].some(Boolean);
    return isIntersecting || (isRendered && images.get(target)?.settings.load === 'true');
  }

  function boxOf(target: Element, rect: Size): Size {
    const settings = images.get(target)?.settings;
    return settings ? measure(target as HTMLImageElement, rect, settings) : { width: 0, height: 0 };
  }

  function priorityOf({ boundingClientRect: { top, bottom } }: IntersectionObserverEntry): Priority {
    if (bottom < 0 || top > innerHeight) return 'usual';
    return firstVisible-- > 0 ? 'first' : 'urgent';
  }

  function take(image: HTMLImageElement): ResponsiveImage | undefined {
    const known = images.get(image);
    if (known) return known;
    const settings = readImageSettings(image);
    if (!isImageSource(settings.src, image.baseURI)) {
      console.warn('Invalid or missing image source.');
      return undefined;
    }
    const taken = createResponsiveImage(image, settings, queue, { attributes: keepAttributes(), chunks });
    images.set(image, taken);
    return taken;
  }

  function adoptImage(image: HTMLImageElement): void {
    if (images.has(image) || isLeftToOthers(image) || !take(image)) return;
    if (arrivals) arrivals.observe(image);
    else showFirst(image, boxOf(image, image.getBoundingClientRect()), 'usual');
  }

  function drop(image: Element): void {
    arrivals?.unobserve(image);
    resizes?.unobserve(image);
    images.get(image)?.release();
    images.delete(image);
  }

  return {
    adopt(root) {
      if (root instanceof HTMLImageElement && root.matches(WANTED)) adoptImage(root);
      const inside = root === document ? page.all<HTMLImageElement>(WANTED) : root.querySelectorAll<HTMLImageElement>(WANTED);
      for (const image of inside) adoptImage(image);
    },
    load(image) {
      if (!(image instanceof Element)) console.error('No valid HTMLElement node was supplied!');
      if (!(image instanceof HTMLImageElement)) return false;
      const taken = take(image);
      if (taken) showFirst(image, boxOf(image, image.getBoundingClientRect()), 'urgent');
      return taken !== undefined;
    },
    release(root) {
      for (const image of [...images.keys()]) if (root.contains(image)) drop(image);
    },
    releaseRemoved() {
      for (const image of [...images.keys()]) if (!image.isConnected) drop(image);
    },
  };
}
