import { createLiveValue, type LiveValue } from '../../../data/live-value';
import type { GroupState } from '../../../media/layout/groups';
import { type Change, createSlideIndex, type SlideIndex } from '../geometry/slide-index';
import type { Gallery } from '../mounted-gallery';

type Follower = (change: Change) => void;

/** The current slide and its group. */
interface CarouselState extends GroupState {
  readonly index: number;
  readonly count: number;
}

/** A moving gallery: its index, and the listeners on it. */
export interface Carousel extends Gallery {
  readonly index: SlideIndex;
  readonly state: LiveValue<CarouselState>;
  /** Calls the follower after each change, in order of registration. */
  follow(follower: Follower): void;
  /** Sets how many slides a step moves. */
  setGroupSize(size: number): void;
  /** Calls back when slides are regrouped. */
  followGroups(follower: () => void): void;
}

/** Props of a component that shows or changes the current slide. */
export interface CarouselProps {
  readonly carousel: Carousel;
}

/** `start` is the index of the first slide to show. */
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

/** Writes the detail of `gallery:change` as JSON into an attribute, from the start. */
export function writeState({ element, attributes, state }: Carousel): void {
  attributes.set(element, 'data-gallery-state', JSON.stringify(state.get()));
}
