/** How a highlight appears (specification, section 3, text highlight settings). */
export const ANIMATIONS = ['draw', 'fade', 'fadeScale'] as const;
export const DIRECTIONS = ['right', 'left'] as const;

type AnimationName = (typeof ANIMATIONS)[number];
type Direction = (typeof DIRECTIONS)[number];

/** Initial scale of a growing highlight. */
const SMALL = 0.8;

/**
 * A highlight's initial state; it ends as drawn. A stroke is hidden by an offset of its whole length: -1 if it grows to
 * the right, else 1 (specification, section 4).
 */
export function hiddenState(animation: AnimationName, direction: Direction): Keyframe {
  if (animation === 'draw') return { strokeDashoffset: direction === 'right' ? -1 : 1 };
  return animation === 'fade' ? { opacity: 0 } : { opacity: 0, scale: SMALL };
}
