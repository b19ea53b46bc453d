import { sectionColumns } from './narrow-windows';

/**
 * The styles that the platform gives the list of a published grid section, by the section's attributes, in a window of
 * this width (px). One from edge to edge has its gutter at both sides, too.
 */
export function sectionGridStyles(
  { columns, gutter, width }: Readonly<DOMStringMap>,
  windowWidth: number,
): Readonly<Record<string, string>> {
  const gap = `${Number(gutter) / 20}vw`;
  return {
    grid: `none / repeat(${sectionColumns(Number(columns), windowWidth)}, 1fr)`,
    gap,
    width: 'auto',
    padding: width === 'full-bleed' ? `0 ${gap}` : '',
  };
}
