/** Share of the width at each edge in which a click does nothing (specification, section 9, lightbox). */
const DEAD_ZONE = 0.02;

/** The half of a box that a click at `x` px lies in; `undefined` at its edges and beside it. */
export function halfAt(
  x: number,
  { left, width }: Pick<DOMRect, 'left' | 'width'>,
): 'left' | 'right' | undefined {
  const share = (x - left) / width;
  if (!(share >= DEAD_ZONE && share <= 1 - DEAD_ZONE)) return undefined;
  return share < 0.5 ? 'left' : 'right';
}
