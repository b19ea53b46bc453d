const ALIGNMENTS = ['start', 'middle', 'end'] as const;

/** The active slide's position in the strip. */
export type StripAlignment = (typeof ALIGNMENTS)[number];

/** Block data uses sides (specification, section 3, gallery block data). */
const SIDES: ReadonlyMap<unknown, StripAlignment> = new Map<unknown, StripAlignment>([
  ['left', 'start'],
  ['center', 'middle'],
  ['right', 'end'],
]);

/** `undefined` unless it is start, middle, end, or a side (specification, section 5). */
export function stripAlignment(raw: unknown): StripAlignment | undefined {
  return SIDES.get(raw) ?? ALIGNMENTS.find((known) => known === raw);
}
