import { BlockDataError } from '../../../data/errors';

export const TRANSITIONS = ['fade', 'none', 'swipe', 'scroll'] as const;

export type TransitionName = (typeof TRANSITIONS)[number];

/** @throws BlockDataError with the specification's message for an unknown transition. */
export function transitionNamed(name: string): TransitionName {
  const transition = TRANSITIONS.find((known) => known === name);
  if (transition) return transition;
  throw new BlockDataError(`Could not find transition named ${name}`);
}

/** Keyframes of the entering and the leaving slide. */
interface Movement {
  readonly coming: Keyframe[];
  readonly going: Keyframe[];
}

/**
 * The movement, for transitions that have one. With 1, the slide enters from the right or below, with -1 from the left
 * or above; `dragged` is how far (px) a finger has already moved both.
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
