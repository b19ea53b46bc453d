import { wrapIndex } from '../../../data/swipe';
import { type GroupState, groupState } from '../../../media/layout/groups';

export interface SlideIndexOptions {
  readonly count: number;
  /** Wraps around at both ends. */
  readonly loop: boolean;
  /** The initial index; wraps. */
  readonly start?: number;
}

export type Direction = 1 | -1;

export interface Change {
  readonly to: number;
  readonly from: number;
  /** The side the slide comes from: 1 for the end, -1 for the start; a loop continues in the same direction. */
  readonly direction: Direction;
  /** The slide is already in place because the visitor scrolled to it. */
  readonly isThere: boolean;
}

interface SlideIndexEvents {
  onChange(change: Change): void;
  /** A step beyond an end without loop. */
  onReached(end: 'beginning' | 'end'): void;
}

/**
 * The index of the current slide: the single source of truth for buttons, keys, drags, autoplay, addresses and
 * thumbnails. Changes return whether they were made; they are refused during a transition (specification, section 4,
 * gallery).
 */
export interface SlideIndex {
  readonly current: number;
  readonly count: number;
  readonly isInMotion: boolean;
  readonly groups: GroupState;
  /** Slides per step; initially 1. */
  groupSize: number;
  /** Wraps modulo the number of slides. */
  goTo(index: number, isThere?: boolean): boolean;
  /** Goes to the next or previous group. */
  step(direction: Direction): boolean;
  /** Call it when the transition has ended. */
  settle(): void;
  /** Runs once no transition is in progress; of several calls, only the last one runs. */
  atRest(act: () => void): void;
}

export function createSlideIndex(options: SlideIndexOptions, events: SlideIndexEvents): SlideIndex {
  const { count, loop, start = 0 } = options;
  let current = wrapIndex(start, count);
  let isInMotion = false;
  let waiting: (() => void) | undefined;

  function change(to: number, direction: Direction, isThere: boolean): boolean {
    if (to === current || isInMotion) return false;
    const from = current;
    current = to;
    isInMotion = !isThere;
    events.onChange({ to, from, direction, isThere });
    return true;
  }

  const index: SlideIndex = {
    count,
    groupSize: 1,
    get current() {
      return current;
    },
    get isInMotion() {
      return isInMotion;
    },
    get groups() {
      return groupState(current, count, index.groupSize);
    },
    goTo(wanted, isThere = false) {
      const to = wrapIndex(wanted, count);
      return change(to, to > current ? 1 : -1, isThere);
    },
    step(direction) {
      const { currentGroup, totalGroups } = index.groups;
      const group = currentGroup + direction;
      if (loop || (group >= 0 && group < totalGroups))
        return change(wrapIndex(group, totalGroups) * index.groupSize, direction, false);
      if (!isInMotion) events.onReached(direction > 0 ? 'end' : 'beginning');
      return false;
    },
    settle() {
      isInMotion = false;
      const act = waiting;
      waiting = undefined;
      act?.();
    },
    atRest(act) {
      waiting = act;
      if (!isInMotion) index.settle();
    },
  };
  return index;
}
