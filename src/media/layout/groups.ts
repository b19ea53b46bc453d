/** Where a carousel stands, in groups of slides that are shown together. */
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

/** In a narrower container (px) fewer slides fit in a row (specification, section 9, gallery). */
const LIMITS = [
  { under: 480, most: 2 },
  { under: 724, most: 3 },
];

/** How many of the wanted slides a carousel of this width (px) shows side by side. */
export function slidesPerRow(width: number, wanted: number): number {
  const limit = LIMITS.find(({ under }) => width < under);
  return Math.min(wanted, limit?.most ?? wanted);
}
