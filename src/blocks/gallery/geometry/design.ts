import { BlockDataError } from '../../../data/errors';

/** How slides are laid out and moved. */
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

/** The words of block data that name a design otherwise (specification, section 4, gallery). */
const BLOCK_WORDS: ReadonlyMap<string, GalleryDesign> = new Map<string, GalleryDesign>([
  ['', 'base'],
  ['default', 'base'],
  ['stacked', 'base'],
  ['slider', 'strip'],
  ['slideshow', 'stacked'],
]);

/**
 * The design that a block's data ask for; without a name it is `base`.
 * @throws BlockDataError in the specification's words when there is no design of that name.
 */
export function galleryDesignFor(blockDesign = ''): GalleryDesign {
  const design = BLOCK_WORDS.get(blockDesign) ?? GALLERY_DESIGNS.find((known) => known === blockDesign);
  if (design) return design;
  throw new BlockDataError(
    `These are not the gallery designs you are looking for. (We could not find a design by the name ${blockDesign})`,
  );
}
