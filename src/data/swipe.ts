/** Minimum distance of a swipe in px, and its maximum duration in milliseconds (specification, section 9, gallery). */
const SWIPE_DISTANCE = 50;
const SWIPE_TIME = 250;

/** Whether a pointer movement (px) in this time (ms) is a swipe. */
export function isSwipe(distance: number, milliseconds: number): boolean {
  return Math.abs(distance) >= SWIPE_DISTANCE && milliseconds <= SWIPE_TIME;
}

/** Minimum and maximum duration of a slide after a swipe, in seconds (specification, section 9, gallery). */
const DURATIONS = [0.3, 0.5] as const;
const MOBILE_DURATIONS = [0.2, 0.4] as const;

/** Viewports narrower than this (px) use shorter durations. */
const MOBILE_UNDER = 767;

export interface Swipe {
  /** Remaining px. */
  readonly distance: number;
  /** Px per second when the finger was lifted. */
  readonly velocity: number;
  /** Px. */
  readonly viewportWidth: number;
}

/** Seconds for the rest of the slide's way: at the finger's speed, within bounds. */
export function swipeDuration({ distance, velocity, viewportWidth }: Swipe): number {
  const [least, most] = viewportWidth < MOBILE_UNDER ? MOBILE_DURATIONS : DURATIONS;
  const seconds = Math.abs(distance / velocity);
  return Number.isNaN(seconds) ? least : Math.min(Math.max(seconds, least), most);
}

/** A pointer's position (px) at a time (ms). */
export interface Sample {
  readonly x: number;
  readonly time: number;
}

/** How many of the latest samples the velocity is computed from (specification, section 9, gallery). */
const SAMPLES = 5;

/** Px per second over the latest samples; 0 without movement or elapsed time. */
export function velocityOf(samples: readonly Sample[]): number {
  const latest = samples.slice(-SAMPLES);
  const [first, last] = [latest[0], latest.at(-1)];
  if (!first || !last || last.time <= first.time) return 0;
  return ((last.x - first.x) / (last.time - first.time)) * 1000;
}

/** Wraps any index into `count` slides: the first follows the last. 0 if there are none. */
export function wrapIndex(index: number, count: number): number {
  return count > 0 ? ((index % count) + count) % count : 0;
}
