import { decodeBlockData } from '../../blocks/gallery/block-data';
import { boxRatio, pictureRatio, setRatio } from '../../blocks/gallery/carousel/box-ratio';
import boxRatioStyles from '../../blocks/gallery/carousel/box-ratio.css';
import { lengthsOf } from '../../blocks/gallery/carousel/thumbnail-lengths';
import { designOf } from '../../blocks/gallery/design';
import { readElements } from '../../blocks/gallery/elements';
import { startLayout } from '../../blocks/gallery/layouts/index';
import type { Gallery } from '../../blocks/gallery/mounted-gallery';
import { settings as table } from '../../blocks/gallery/settings';
import { addStyles } from '../../dom/styles';
import type { MountedBlock } from '../../runtime/block/plain-block';
import { parseSettings } from '../../runtime/block/read-settings';
import type { EarlyBlock, LayOutEarly } from './early-block';
import styles from './early-layout.css';

/** Grids and columns are laid out as they will be; what shows some of its slides at a time gets its height. */
export const layOutGallery: LayOutEarly = async (block) => {
  const gallery = readGallery(block);
  switch (gallery.design) {
    case 'stacked':
    case 'strip':
      return reserveHeight(gallery);
    case 'carousel':
      return undefined;
    default:
      return startLayout(gallery);
  }
};

function readGallery({ element, runtime, attributes, signal }: EarlyBlock): Gallery {
  const { values: settings } = parseSettings(element, table, runtime, { decode: decodeBlockData });
  const mounted: MountedBlock<typeof table> = { element, runtime, attributes, signal, settings };
  return { ...mounted, design: designOf(mounted), elements: readElements(element) };
}

function reserveHeight(gallery: Gallery): (() => void) | undefined {
  const { element, elements, attributes, settings, runtime } = gallery;
  const { list, thumbnails } = elements;
  if (element.style.height) return undefined; // set by the section
  setRatio(gallery, pictureRatio(gallery, 0) ?? boxRatio(gallery));
  attributes.toggleClass(list, 'mortar-early-box', true);
  attributes.style(list, 'overflow', ''); // of the first paint; print shows all slides
  if (thumbnails) {
    const { height, marginTop } = lengthsOf(settings);
    attributes.toggleClass(thumbnails, 'mortar-early-box', true);
    attributes.style(thumbnails, 'height', height);
    attributes.style(thumbnails, 'margin-top', marginTop);
    attributes.style(thumbnails, 'overflow', '');
  }
  return addStyles(boxRatioStyles + styles, runtime.tag.nonce);
}
