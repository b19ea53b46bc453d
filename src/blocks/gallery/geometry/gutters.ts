import type { GalleryDesign } from './design';

/** Px between slides where nobody says otherwise (specification, section 9, gallery). */
const GUTTERS: Readonly<Partial<Record<GalleryDesign, number>>> = {
  grid: 20,
  list: 20,
  autorows: 20,
};

/** Px between the slides of a design; a grid's may also be called its padding. */
export function gutterOf(
  design: GalleryDesign,
  { gutter, padding }: { readonly gutter: number | undefined; readonly padding: number | undefined },
): number {
  const fallback = GUTTERS[design] ?? 0;
  return (design === 'grid' ? (padding ?? gutter) : gutter) ?? fallback;
}
