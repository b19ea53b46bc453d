const ALIGNMENTS = ['start', 'middle', 'end'] as const;

/** Where in the strip the active slide stands. */
export type StripAlignment = (typeof ALIGNMENTS)[number];

/** Block data name sides (specification, section 3, gallery block data). */
const SIDES: ReadonlyMap<unknown, StripAlignment> = new Map<unknown, StripAlignment>([
  ['left', 'start'],
  ['center', 'middle'],
  ['right', 'end'],
]);

/** `undefined` unless it is start, middle, end, or the side that block data call so (specification, section 5). */
export function stripAlignment(raw: unknown): StripAlignment | undefined {
  return SIDES.get(raw) ?? ALIGNMENTS.find((known) => known === raw);
}
