import type { MountedBlock } from '../../runtime/block/plain-block';
import type { BlockProps } from '../../runtime/block/react-block';
import type { ChunkModules } from '../../runtime/chunks';
import type { Elements } from './elements';
import type { GalleryDesign } from './geometry/design';
import type { settings } from './settings';

/** A mounted gallery: its settings and the server's elements. */
export interface Gallery extends MountedBlock<typeof settings> {
  readonly design: GalleryDesign;
  readonly elements: Elements;
  /** The list's width in px, if it was read before any gallery was laid out: later, reading it costs a layout. */
  readonly width?: number;
  /** How many slides a carousel of a width (px) shows side by side, if not decided by the gallery. */
  columnsIn?(width: number): number;
}

export interface PreparedGallery {
  readonly gallery: Gallery;
  /** The code that moves slides, for moving designs. */
  readonly motion?: ChunkModules['gallery-motion'];
  /** The code of the server's thumbnails, if there are any: it changes their size. */
  readonly controls?: ChunkModules['gallery-controls'] | undefined;
}

export type GalleryProps = BlockProps<typeof settings, PreparedGallery>;

export interface GalleryPartProps {
  readonly gallery: Gallery;
}
