import type { Suggestion } from './read';

/** What is shown below the field. */
export interface Shown {
  readonly isOpen: boolean;
  /** The words that the items were found for. */
  readonly query: string;
  readonly items: readonly Suggestion[];
  /** Index of the item that Enter follows; -1 while the field itself has it. */
  readonly active: number;
  /** How many there are, for those who don't see them; or why there are none. */
  readonly said: string;
}

export const NOTHING: Shown = { isOpen: false, query: '', items: [], active: -1, said: '' };

/** Up and down go through the items and, between the last and the first, through the field. */
export function moveActive({ active, items }: Shown, step: 1 | -1): number {
  const places = items.length + 1;
  return ((active + 1 + step + places) % places) - 1;
}
