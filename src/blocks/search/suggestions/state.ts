import type { Suggestion } from './read';

/** State of the list. */
export interface Shown {
  readonly isOpen: boolean;
  /** The query the items belong to. */
  readonly query: string;
  readonly items: readonly Suggestion[];
  /** Index of the item that Enter opens; -1 for the field itself. */
  readonly active: number;
  /** The number of items for screen readers, or why there are none. */
  readonly status: string;
}

export const NOTHING: Shown = { isOpen: false, query: '', items: [], active: -1, status: '' };

/** Up and Down move through the items and, between last and first, the field. */
export function moveActive({ active, items }: Shown, step: 1 | -1): number {
  const positions = items.length + 1;
  return ((active + 1 + step + positions) % positions) - 1;
}
