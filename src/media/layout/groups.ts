/** A carousel's position, in groups of slides shown together. */
export interface GroupState {
  /** From 0. */
  readonly currentGroup: number;
  readonly totalGroups: number;
  readonly isFirstGroup: boolean;
  readonly isLastGroup: boolean;
}

export function groupState(index: number, count: number, groupSize: number): GroupState {
  const totalGroups = Math.ceil(count / groupSize);
  const currentGroup = Math.floor(index / groupSize);
  return {
    currentGroup,
    totalGroups,
    isFirstGroup: currentGroup <= 0,
    isLastGroup: currentGroup >= totalGroups - 1,
  };
}

/** Narrower containers (px) show fewer slides per row (specification, section 9, gallery). */
const LIMITS = [
  { under: 480, most: 2 },
  { under: 724, most: 3 },
];

/** How many of the wanted slides fit side by side in a carousel of this width (px). */
export function slidesPerRow(width: number, wanted: number): number {
  const limit = LIMITS.find(({ under }) => width < under);
  return Math.min(wanted, limit?.most ?? wanted);
}
