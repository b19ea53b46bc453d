import { guarded } from '../../data/guarded';
import { memberOf } from '../../dom/member';
import { observeViewport } from '../../dom/observers';
import { nextTask } from '../../dom/scheduler';
import { PATIENCE } from '../../runtime/chunks';
import { matching } from '../../runtime/find-blocks';
import type { ImageLoader, Runtime } from '../../runtime/types';
import { isLeftToOthers, waitsForBlock } from './image-owner';
import { isDue } from './is-due';
import type { Frame } from './measure';
import { createPriorities, type Priority } from './priority';
import { createQueue } from './queue';
import { createResponsiveImage, type ResponsiveImage } from './responsive-image';
import { type ImageSettings, readImageSettings } from './settings';
import { createSizeFollower } from './size-follower';
import { isImageSource } from './widths';

/** Images with `data-loader=sqs` are already loaded by the server. */
const WANTED = 'img[data-src]:not([data-loader=sqs])';

/** Parallel loads: 16, or 1 on mobile (specification, section 9, images). */
const PARALLEL = 16;

/**
 * Observers only read, and a task after them writes: no forced layout, growing images don't change sizes just reported
 * to other observers, and many images make two short tasks instead of a long one.
 */
export function createImageLoader({
  keepAttributes,
  media,
  chunks,
}: Pick<Runtime, 'keepAttributes' | 'media' | 'chunks'>): ImageLoader {
  /** All images we handle; the value is missing while an image is still far away. */
  const images = new Map<Element, ResponsiveImage | undefined>();
  /** Images that wait for their block, and what ends their wait. */
  const held = new Map<Element, ReturnType<typeof setTimeout>>();
  const queue = createQueue(() => (media.isMobile() ? 1 : PARALLEL));
  const arrivals = observeViewport(showArrived);
  const sizes = createSizeFollower();
  const priorityOf = createPriorities();

  async function showArrived(entries: IntersectionObserverEntry[]): Promise<void> {
    const due = entries.filter(isDue).flatMap((entry) => {
      const target = entry.target as HTMLImageElement;
      if (waitsForBlock(target)) {
        hold(target);
        return [];
      }
      const frame = take(target)?.measure(entry.boundingClientRect);
      return [{ target, frame, priority: priorityOf(entry.boundingClientRect) }];
    });
    await nextTask();
    for (const { target, frame, priority } of due) if (frame?.size.width) showFirst(target, frame, priority);
  }

  /** It is handled again when the block is mounted or has failed, or takes too long. */
  function hold(image: HTMLImageElement): void {
    drop(image);
    held.set(
      image,
      setTimeout(() => showNow(image), PATIENCE),
    );
  }

  function endWait(image: Element): void {
    if (held.has(image)) clearTimeout(held.get(image));
    held.delete(image);
  }

  function showFirst(image: Element, frame: Frame, priority: Priority): void {
    const shown = images.get(image);
    if (!shown) return; // unmounted, or scanned again since: then it arrives once more
    arrivals?.unobserve(image);
    shown.show(frame, priority);
    sizes.follow(shown);
  }

  /** Reads an image's settings when it is due. */
  function take(image: HTMLImageElement): ResponsiveImage | undefined {
    const known = images.get(image);
    if (known) return known;
    const settings = readImageSettings(image);
    if (!isImageSource(settings.src, image.baseURI)) {
      arrivals?.unobserve(image);
      guarded(() => console.warn('Invalid or missing image source.')); // the other images must come without a console
      return undefined;
    }
    const taken = createResponsiveImage(image, settings, queue, { attributes: keepAttributes(), chunks });
    images.set(image, taken);
    return taken;
  }

  function adoptImage(image: HTMLImageElement): void {
    if (images.has(image)) return;
    endWait(image);
    images.set(image, undefined);
    if (arrivals) arrivals.observe(image);
    else if (!isLeftToOthers(image)) showNow(image);
  }

  function showNow(image: HTMLImageElement): boolean {
    endWait(image);
    const taken = take(image);
    if (taken) showFirst(image, taken.measure(image.getBoundingClientRect()), 'urgent');
    return taken !== undefined;
  }

  /** Shows it by what its attributes say now; an image that the server loaded itself stays as it is. */
  function reload(image: HTMLImageElement, mode?: string): boolean {
    if (image.matches('[data-loader=sqs][src]')) return true;
    if (mode) image.dataset.cropMode = mode;
    const shown = images.get(image);
    if (shown && !isSame(shown.settings, readImageSettings(image))) drop(image);
    return showNow(image);
  }

  function drop(image: Element): void {
    arrivals?.unobserve(image);
    const shown = images.get(image);
    images.delete(image);
    if (!shown) return;
    sizes.unfollow(shown);
    shown.release();
  }

  function dropWhere(isMeant: (image: Element) => boolean): void {
    for (const image of images.keys()) if (isMeant(image)) drop(image);
    for (const image of held.keys()) if (isMeant(image)) endWait(image);
  }

  return {
    adopt(root) {
      for (const image of matching(root, WANTED)) adoptImage(image as HTMLImageElement);
    },
    load(image, mode) {
      if (!(image instanceof Element)) console.error('No valid HTMLElement node was supplied!');
      return image instanceof HTMLImageElement && reload(image, mode);
    },
    release: (root) => dropWhere(memberOf(root, 'contains')),
    releaseRemoved: () => dropWhere((image) => !image.isConnected),
  };
}

function isSame(before: ImageSettings, now: ImageSettings): boolean {
  return JSON.stringify(before) === JSON.stringify(now);
}
