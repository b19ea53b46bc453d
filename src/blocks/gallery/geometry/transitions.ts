import { BlockDataError } from '../../../data/errors';

/** How a stacked gallery goes from one slide to another. */
export const TRANSITIONS = ['fade', 'none', 'swipe', 'scroll'] as const;

export type TransitionName = (typeof TRANSITIONS)[number];

/** @throws BlockDataError in the specification's words when there is no transition of that name. */
export function transitionNamed(name: string): TransitionName {
  const transition = TRANSITIONS.find((known) => known === name);
  if (transition) return transition;
  throw new BlockDataError(`Could not find transition named ${name}`);
}

/** The keyframes of the slide that comes and of the one that goes. */
export interface Movement {
  readonly coming: Keyframe[];
  readonly going: Keyframe[];
}

/**
 * What moves, for the transitions where something does. The slide comes from the right or from below for 1, from the
 * left or from above for -1; `dragged` is how far (px) a finger has moved both already.
 */
export function movementOf(transition: TransitionName, direction: number, dragged = 0): Movement | undefined {
  if (transition === 'none') return undefined;
  if (transition === 'fade') return { coming: fade(0, 1), going: fade(1, 0) };
  const slide = (from: string, to: string) => [from, to].map((translate) => ({ translate }));
  const at = (percent: number, px = 0) =>
    transition === 'swipe' ? `calc(${percent}% + ${px}px)` : `0 ${percent}%`;
  return {
    coming: slide(at(direction * 100, dragged), at(0)),
    going: slide(at(0, dragged), at(direction * -100)),
  };
}

function fade(from: number, to: number): Keyframe[] {
  return [{ opacity: from }, { opacity: to }];
}
