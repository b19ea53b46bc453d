import { createLiveValue, type LiveValue } from '../../../data/live-value';
import type { GroupState } from '../../../media/layout/groups';
import { type Change, createSlideIndex, type SlideIndex } from '../geometry/slide-index';
import type { Gallery } from '../mounted-gallery';

export type Follower = (change: Change) => void;

/** What is shown. */
export interface CarouselState extends GroupState {
  readonly index: number;
  readonly count: number;
}

/** A gallery that moves: its index, and whoever follows it. */
export interface Carousel extends Gallery {
  readonly index: SlideIndex;
  readonly state: LiveValue<CarouselState>;
  /** Told of each change, in the order of asking. */
  follow(follower: Follower): void;
  /** Sets how many slides a step goes. */
  setGroupSize(size: number): void;
  /** Told when the slides fall into other groups. */
  followGroups(follower: () => void): void;
}

/** The props of a component that shows or changes what is shown. */
export interface CarouselProps {
  readonly carousel: Carousel;
}

/** `start` is the index of the slide that is shown first. */
export function createCarousel(gallery: Gallery, start: number): Carousel {
  const { elements, settings, element } = gallery;
  const followers: Follower[] = [];
  const groupFollowers: (() => void)[] = [];
  const notify = (name: string, detail: object = {}) =>
    element.dispatchEvent(new CustomEvent(`gallery:${name}`, { bubbles: true, detail }));
  const index = createSlideIndex(
    { count: elements.slides.length, loop: settings.loop, start },
    {
      onChange(change) {
        for (const follow of followers) follow(change);
        update();
        notify('change', state.get());
      },
      onReached: (end) => notify(end === 'end' ? 'reachedEnd' : 'reachedBeginning'),
    },
  );
  const stateNow = () => ({ index: index.current, count: index.count, ...index.groups });
  const state = createLiveValue<CarouselState>(stateNow());
  const update = () => {
    state.set(stateNow());
    writeState(carousel);
  };
  const carousel: Carousel = {
    ...gallery,
    index,
    state,
    follow: (follower) => followers.push(follower),
    setGroupSize(size) {
      if (size === index.groupSize) return;
      index.groupSize = size;
      update();
      for (const follow of groupFollowers) follow();
    },
    followGroups: (follower) => groupFollowers.push(follower),
  };
  return carousel;
}

/** Carries what `gallery:change` tells, as JSON, from the start on. */
export function writeState({ element, attributes, state }: Carousel): void {
  attributes.set(element, 'data-gallery-state', JSON.stringify(state.get()));
}
