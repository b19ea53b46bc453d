import { GALLERY_DESIGNS } from '../../blocks/gallery/geometry/design';
import { TRANSITIONS } from '../../blocks/gallery/geometry/transitions';
import { NAMED_RATIOS } from '../../media/layout/aspect-ratio';
import type { BlockName } from '../../runtime/block-entry';

type Words = Readonly<Record<string, readonly string[]>>;

/** Settings that are read as any text, of which the block knows only these words: pages never load this list. */
export const KNOWN_WORDS: Readonly<Partial<Record<BlockName, Words>>> = {
  gallery: {
    design: ['default', 'slideshow', 'slider', ...GALLERY_DESIGNS],
    transition: TRANSITIONS,
    'aspect-ratio': [...NAMED_RATIOS.keys()],
  },
};
