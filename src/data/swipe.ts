/** A swipe is at least so long, px, within so many milliseconds (specification, section 9, gallery). */
const SWIPE_DISTANCE = 50;
const SWIPE_TIME = 250;

/** Whether a pointer's way (px) in this time (ms) is a swipe. */
export function isSwipe(distance: number, milliseconds: number): boolean {
  return Math.abs(distance) >= SWIPE_DISTANCE && milliseconds <= SWIPE_TIME;
}

/** Seconds that a slide takes after a swipe, at least and at most (specification, section 9, gallery). */
const DURATIONS = [0.3, 0.5] as const;
const MOBILE_DURATIONS = [0.2, 0.4] as const;

/** Viewports under this width (px) have the shorter durations. */
const MOBILE_UNDER = 767;

export interface Swipe {
  /** Px that remain. */
  readonly distance: number;
  /** Px per second at which the finger let go. */
  readonly velocity: number;
  /** Px. */
  readonly viewportWidth: number;
}

/** Seconds in which a slide goes the remaining way: as fast as the finger was, within bounds. */
export function swipeDuration({ distance, velocity, viewportWidth }: Swipe): number {
  const [least, most] = viewportWidth < MOBILE_UNDER ? MOBILE_DURATIONS : DURATIONS;
  const seconds = Math.abs(distance / velocity);
  return Number.isNaN(seconds) ? least : Math.min(Math.max(seconds, least), most);
}

/** Where a pointer was (px) and when (ms). */
export interface Sample {
  readonly x: number;
  readonly time: number;
}

/** How many of the latest samples tell the velocity (specification, section 9, gallery). */
const SAMPLES = 5;

/** Px per second of the latest samples; 0 for what did not move or took no time. */
export function velocityOf(samples: readonly Sample[]): number {
  const latest = samples.slice(-SAMPLES);
  const [first, last] = [latest[0], latest.at(-1)];
  if (!first || !last || last.time <= first.time) return 0;
  return ((last.x - first.x) / (last.time - first.time)) * 1000;
}

/** Any index as one of `count` slides: past the last comes the first again. 0 where there are none. */
export function wrapIndex(index: number, count: number): number {
  return count > 0 ? ((index % count) + count) % count : 0;
}
