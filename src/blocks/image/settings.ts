import { parseDimensions, type Size } from '../../media/images/dimensions';
import type { BlockDescription } from '../../runtime/block/description';
import type { MountedBlock } from '../../runtime/block/plain-block';
import { choice, flag, type Setting, text } from '../../runtime/block/settings';

/** Published pictures of unknown dimensions have an empty attribute. */
const imageDimensions: Setting<Size | null> = {
  parse(raw) {
    if (raw === '') return null;
    return typeof raw === 'string' ? parseDimensions(raw) : undefined;
  },
  fallback: null,
  attributes: ['data-image-dimensions'],
  allowed: 'width x height in px, as in 1500x1000',
};

/** True, except for an image of unknown dimensions with its own size. */
const stretch = flag(undefined, 'data-stretch');

/** Published wrappers have the position as a class. */
const position: Setting<string | undefined> = {
  ...choice(['center', 'left', 'right'], 'data-position'),
  fallback: undefined,
};

export const settings = {
  shapeMask: text('', 'data-shape-mask'),
  imageDimensions,
  stretch,
  position,
  lightbox: flag(false, 'data-lightbox'),
  lightboxTheme: choice(['dark', 'light'], 'data-lightbox-theme'),
};

export const requiredSelector = 'img';

export const description: BlockDescription<typeof settings> = {
  summary: 'One picture, with its mask, ratio and lightbox.',
  settings: {
    shapeMask:
      'The shape that the picture is cut to: `circle`, `diamond`, `hexagon`, `oval-portrait`, `arch`, `oval-landscape` or `pill`; any other word is a square.',
    imageDimensions: 'Width x height of the picture in px, as in `1500x1000`: keeps its space.',
    stretch: {
      meaning: 'Whether the picture fills its container; otherwise it keeps its proportions inside it.',
      byDefault: '`true`; a picture without dimensions that has a width of its own keeps that',
    },
    position: {
      meaning: 'The position in the container of a picture that is not stretched.',
      byDefault: '`center`, or the class `image-position-left` or `image-position-right` inside the block',
    },
    lightbox:
      'Whether a click shows the picture in the lightbox; a published `button.sqs-block-image-button.lightbox` always does.',
    lightboxTheme: 'The colours of the lightbox.',
  },
};

export type ImageBlock = MountedBlock<typeof settings>;
