import { BlockDataError } from '../../../data/errors';

/** Layouts and kinds of movement. */
export const GALLERY_DESIGNS = [
  'base',
  'list',
  'grid',
  'autogrid',
  'autocolumns',
  'autorows',
  'stacked',
  'strip',
  'carousel',
] as const;

export type GalleryDesign = (typeof GALLERY_DESIGNS)[number];

/** Other names of designs in block data (specification, section 4, gallery). */
const BLOCK_WORDS: ReadonlyMap<string, GalleryDesign> = new Map<string, GalleryDesign>([
  ['', 'base'],
  ['default', 'base'],
  ['stacked', 'base'],
  ['slider', 'strip'],
  ['slideshow', 'stacked'],
]);

/**
 * The design for a block's design name; `base` if there is none.
 * @throws BlockDataError with the specification's message for an unknown name.
 */
export function galleryDesignFor(blockDesign = ''): GalleryDesign {
  const design = BLOCK_WORDS.get(blockDesign) ?? GALLERY_DESIGNS.find((known) => known === blockDesign);
  if (design) return design;
  throw new BlockDataError(
    `These are not the gallery designs you are looking for. (We could not find a design by the name ${blockDesign})`,
  );
}
