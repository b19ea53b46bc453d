import type { MountedBlock } from '../../runtime/block/plain-block';
import type { Elements } from './elements';
import type { GalleryDesign } from './geometry/design';
import type { settings } from './settings';

/** A gallery while it is mounted: what it was told, and the server's elements that it works with. */
export interface Gallery extends MountedBlock<typeof settings> {
  readonly design: GalleryDesign;
  readonly elements: Elements;
  /** How many slides a carousel of a width (px) shows side by side, where somebody else decides that. */
  columnsIn?(width: number): number;
}

/** The props of a component that does something for a gallery. */
export interface GalleryPartProps {
  readonly gallery: Gallery;
}
