import { type Change, createSlideIndex, type SlideIndex } from '../../../gallery/slide-index';
import type { Gallery } from '../gallery';

export type Follower = (change: Change) => void;

/** A gallery that moves: its index, and whoever follows it. */
export interface Moving extends Gallery {
  readonly index: SlideIndex;
  /** Told of each change, in the order of asking. */
  follow(follower: Follower): void;
}

/** `start` is the index of the slide that is shown first. */
export function createMoving(gallery: Gallery, start: number): Moving {
  const { parts, settings, element } = gallery;
  const followers: Follower[] = [];
  const tell = (name: string, detail: object = {}) =>
    element.dispatchEvent(new CustomEvent(`gallery:${name}`, { bubbles: true, detail }));
  const index = createSlideIndex(
    { count: parts.slides.length, loop: settings.loop, start },
    {
      onChange(change) {
        for (const follow of followers) follow(change);
        tell('change', { index: change.to, count: index.count, ...index.groups });
      },
      onReached: (end) => tell(end === 'end' ? 'reachedEnd' : 'reachedBeginning'),
    },
  );
  return { ...gallery, index, follow: (follower) => followers.push(follower) };
}
