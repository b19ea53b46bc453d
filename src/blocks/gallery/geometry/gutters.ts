import type { GalleryDesign } from './design';

/** Default px between slides (specification, section 9, gallery). */
const GUTTERS: Readonly<Partial<Record<GalleryDesign, number>>> = {
  grid: 20,
  list: 20,
  autorows: 20,
};

/** Px between the slides of a design; for grids, `padding` is an alternative name. */
export function gutterOf(
  design: GalleryDesign,
  { gutter, padding }: { readonly gutter: number | undefined; readonly padding: number | undefined },
): number {
  const fallback = GUTTERS[design] ?? 0;
  return (design === 'grid' ? (padding ?? gutter) : gutter) ?? fallback;
}
