import type { MountedBlock } from '../../runtime/block/plain-block';
import type { Elements } from './elements';
import type { GalleryDesign } from './geometry/design';
import type { settings } from './settings';

/** A mounted gallery: its settings and the server's elements. */
export interface Gallery extends MountedBlock<typeof settings> {
  readonly design: GalleryDesign;
  readonly elements: Elements;
  /** How many slides a carousel of a width (px) shows side by side, if not decided by the gallery. */
  columnsIn?(width: number): number;
}

export interface GalleryPartProps {
  readonly gallery: Gallery;
}
