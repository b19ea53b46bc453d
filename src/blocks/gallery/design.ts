import type { MountedBlock } from '../../runtime/block/plain-block';
import { type GalleryDesign, galleryDesignFor } from './geometry/design';
import type { settings as Settings } from './settings';

/** Newer sections have a controller name instead of a design. */
const CONTROLLERS: Readonly<Record<string, GalleryDesign>> = {
  GalleryGrid: 'grid',
  GalleryMasonry: 'autocolumns',
  GalleryStrips: 'autorows',
  GalleryReel: 'strip',
  GallerySlideshow: 'stacked',
  GalleryFullscreenSlideshow: 'stacked',
};

/** The design from the block's data, else its controller, else the class of a published container. */
export function designOf({ element, settings }: MountedBlock<typeof Settings>): GalleryDesign {
  const controller = CONTROLLERS[element.getAttribute('data-controller') ?? ''];
  return settings.design || !controller
    ? galleryDesignFor(settings.design || containerDesign(element))
    : controller;
}

function containerDesign(element: Element): string | undefined {
  const container = element.querySelector('[class*="sqs-gallery-block-"]');
  return /sqs-gallery-block-(slideshow|slider|grid|stacked)\b/.exec(container?.className ?? '')?.[1];
}
