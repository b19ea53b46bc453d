/** Layouts of a summary, named like the gallery's designs. */
export type SummaryDesign = 'autocolumns' | 'autogrid' | 'carousel' | 'grid' | 'list';

/** The names in block data and published classes. */
const DESIGNS: ReadonlyMap<string, SummaryDesign> = new Map<string, SummaryDesign>([
  ['wall', 'autocolumns'],
  ['autocolumns', 'autocolumns'],
  ['autogrid', 'autogrid'],
  ['carousel', 'carousel'],
  ['grid', 'grid'],
  ['list', 'list'],
]);

/** The layout by name, else by the server's classes, else a wall. */
export function summaryDesignFor(word: string, classes: string): SummaryDesign {
  const [, printed = ''] = /\bsqs-gallery-design-(\w+)/.exec(classes) ?? [];
  return DESIGNS.get(word) ?? DESIGNS.get(printed) ?? 'autocolumns';
}
