/** The layouts of a summary, named as the gallery's designs are. */
export type SummaryDesign = 'autocolumns' | 'autogrid' | 'carousel' | 'grid' | 'list';

/** The words of block data and of published classes. */
const DESIGNS: ReadonlyMap<string, SummaryDesign> = new Map<string, SummaryDesign>([
  ['wall', 'autocolumns'],
  ['autocolumns', 'autocolumns'],
  ['autogrid', 'autogrid'],
  ['carousel', 'carousel'],
  ['grid', 'grid'],
  ['list', 'list'],
]);

/** The layout by its word, else by the classes that the server printed, else a wall. */
export function summaryDesignFor(word: string, classes: string): SummaryDesign {
  const [, printed = ''] = /\bsqs-gallery-design-(\w+)/.exec(classes) ?? [];
  return DESIGNS.get(word) ?? DESIGNS.get(printed) ?? 'autocolumns';
}
