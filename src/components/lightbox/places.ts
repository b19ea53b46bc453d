import { wrapIndex } from '../../data/wrap-index';

/** How many slides there are, and whether the first comes after the last. */
export interface Row {
  readonly count: number;
  readonly loop: boolean;
}

/** A slide on the stage. Positions run on past the ends of a loop, so each place has a number of its own. */
export interface Place {
  readonly position: number;
  readonly index: number;
  /** -1 for the slide before the one that is shown, 1 for the one after it. */
  readonly offset: number;
}

/** The position `by` slides on; at the ends of a row without a loop it stays where it is. */
export function stepPosition(position: number, by: number, { count, loop }: Row): number {
  if (count < 2) return position;
  return loop ? position + by : Math.min(Math.max(position + by, 0), count - 1);
}

/** The slide that is shown and its neighbours. */
export function placesAround(position: number, row: Row): Place[] {
  const offsets = [-1, 0, 1].filter((offset) => !offset || stepPosition(position, offset, row) !== position);
  return offsets.map((offset) => ({
    position: position + offset,
    index: wrapIndex(position + offset, row.count),
    offset,
  }));
}
