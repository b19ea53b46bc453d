import type { Gallery } from '../gallery';
import { type Change, createSlideIndex, type SlideIndex } from '../geometry/slide-index';

export type Follower = (change: Change) => void;

/** A gallery that moves: its index, and whoever follows it. */
export interface Carousel extends Gallery {
  readonly index: SlideIndex;
  /** Told of each change, in the order of asking. */
  follow(follower: Follower): void;
  /** Sets how many slides a step goes. */
  setGroupSize(size: number): void;
  /** Told when the slides fall into other groups. */
  followGroups(follower: () => void): void;
}

/** Carries what `gallery:change` tells, as JSON, from the start on. */
const STATE = 'data-gallery-state';

/** `start` is the index of the slide that is shown first. */
export function createCarousel(gallery: Gallery, start: number): Carousel {
  const { elements, settings, element, attributes } = gallery;
  const followers: Follower[] = [];
  const groupFollowers: (() => void)[] = [];
  const notify = (name: string, detail: object = {}) =>
    element.dispatchEvent(new CustomEvent(`gallery:${name}`, { bubbles: true, detail }));
  const index = createSlideIndex(
    { count: elements.slides.length, loop: settings.loop, start },
    {
      onChange(change) {
        for (const follow of followers) follow(change);
        notify('change', writeState());
      },
      onReached: (end) => notify(end === 'end' ? 'reachedEnd' : 'reachedBeginning'),
    },
  );
  function writeState(): object {
    const state = { index: index.current, count: index.count, ...index.groups };
    attributes.set(element, STATE, JSON.stringify(state));
    return state;
  }
  writeState();
  return {
    ...gallery,
    index,
    follow: (follower) => followers.push(follower),
    setGroupSize(size) {
      if (size === index.groupSize) return;
      index.groupSize = size;
      writeState();
      for (const follow of groupFollowers) follow();
    },
    followGroups: (follower) => groupFollowers.push(follower),
  };
}
