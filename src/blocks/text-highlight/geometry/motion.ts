/** How a mark appears (specification, section 3, text highlight settings). */
export const ANIMATIONS = ['draw', 'fade', 'fadeScale'] as const;
export const DIRECTIONS = ['right', 'left'] as const;

export type AnimationName = (typeof ANIMATIONS)[number];
export type Direction = (typeof DIRECTIONS)[number];

/** How small a mark is before it grows. */
const SMALL = 0.8;

/**
 * The state in which a mark begins; it ends as it is drawn. A stroke is hidden by an offset of its whole length:
 * -1 where it grows to the right, else 1 (specification, section 4).
 */
export function hiddenState(animation: AnimationName, direction: Direction): Keyframe {
  if (animation === 'draw') return { strokeDashoffset: direction === 'right' ? -1 : 1 };
  return animation === 'fade' ? { opacity: 0 } : { opacity: 0, scale: SMALL };
}
