import { working } from '../../dom/observers';
import { nextTask } from '../../dom/scheduler';
import type { ResponsiveImage } from './responsive-image';

interface SizeFollower {
  follow(image: ResponsiveImage): void;
  unfollow(image: ResponsiveImage): void;
}

/** Shows images again when what decides on their width changes. Without the observer, they keep their first width. */
export function createSizeFollower(): SizeFollower {
  const imageOf = new WeakMap<Element, ResponsiveImage>();
  const observer = working(() => new ResizeObserver(showResized));

  async function showResized(entries: ResizeObserverEntry[]): Promise<void> {
    const sizes = entries.map(({ target, contentRect }) => ({
      target,
      frame: imageOf.get(target)?.measure(contentRect),
    }));
    await nextTask();
    for (const { target, frame } of sizes) if (frame?.size.width) imageOf.get(target)?.show(frame, 'usual');
  }

  return {
    follow(image) {
      imageOf.set(image.sized, image);
      observer?.observe(image.sized);
    },
    unfollow({ sized }) {
      imageOf.delete(sized);
      observer?.unobserve(sized);
    },
  };
}
