import type { BlockDescription } from '../../runtime/block/description';
import { imageAspectRatio } from '../../runtime/block/image-aspect-ratio';
import { choice, count, flag, number, text } from '../../runtime/block/settings';
import { motionDescriptions, motionSettings } from './motion-settings';

const POSITIVE = { min: 0.01, max: 10_000 };
const PIXELS = { min: 0, max: 10_000 };
const PER_ROW = { min: 1, max: 100 };

/** On by default in some designs. */
const lightbox = flag(undefined, 'data-props.lightboxEnabled', 'data-lightbox');

/** Numbers are px unless their name or the specification (section 3) says otherwise. */
export const settings = {
  design: text(''),
  loop: flag(false),
  newWindow: flag(false),

  // The lightbox
  lightbox,
  lightboxTheme: choice(['dark', 'light'], 'data-lightbox-theme'),

  // Slide boxes
  imageAspectRatio,
  'aspect-ratio': text('', 'data-aspect-ratio', 'data-props.aspectRatio'),
  'square-thumbs': flag(true),
  'auto-crop': flag(true),
  mixedContent: flag(false),
  vSize: number(undefined, POSITIVE),

  // Slide positions
  slidesPerRow: count(undefined, PER_ROW, 'data-columns', 'data-props.numColumns'),
  'thumbnails-per-row': count(4, PER_ROW),
  padding: number(undefined, PIXELS),
  gutter: number(undefined, PIXELS, 'data-gutter', 'data-props.gutter'),
  columnWidth: number(250, POSITIVE),
  columnWidthBehavior: choice(['min', 'max']),
  rowHeight: number(250, POSITIVE, 'data-props.rowHeight'),
  listImageSize: number(40, { min: 1, max: 100 }),

  // Movement
  ...motionSettings,
};

export const requiredSelector = '.slide, .image-wrapper, img';

export const description: BlockDescription<typeof settings> = {
  summary: 'Pictures and videos as a slideshow, slider, carousel, list or grid.',
  settings: {
    design: 'How the slides are laid out.',
    loop: {
      meaning: 'Whether the first slide follows the last one.',
      byDefault: '`true` in published slideshows and sliders, else `false`',
    },
    newWindow: 'Whether the addresses of slides open in a new window.',
    lightbox: {
      meaning: 'Whether a click shows the picture in the lightbox.',
      byDefault: 'depends on the design',
    },
    lightboxTheme: 'The colours of the lightbox.',
    imageAspectRatio: 'Width by height of every picture; `Auto` keeps each picture’s own.',
    'aspect-ratio':
      'The pictures’ ratio in a grid, by name: `square`, `standard`, `four-three`, `widescreen` and others.',
    'square-thumbs': 'Whether a grid’s pictures are square where no ratio is given.',
    'auto-crop': 'Whether pictures fill their box around their focal point; otherwise they are shown whole.',
    mixedContent: 'Whether videos get the pictures’ box; otherwise theirs is 16:9.',
    vSize: 'The pictures’ height in percent of their width, where `imageAspectRatio` is not given.',
    slidesPerRow: {
      meaning:
        'The number of slides side by side: in a row of a grid, as columns of `autocolumns`, in a carousel.',
      byDefault: '`3` in a carousel, else `thumbnails-per-row`',
    },
    'thumbnails-per-row': 'The number of slides in a row of a grid.',
    padding: 'The distance between the slides of a grid in px.',
    gutter: {
      meaning: 'The distance between slides in px; in a carousel in percent of the width.',
      byDefault: '`20` in `grid`, `list` and `autorows`, else `0`',
    },
    columnWidth: 'The width of a column of `autogrid` and `autocolumns` in px.',
    columnWidthBehavior:
      'Whether columns of `autocolumns` are at least (`min`) or at most (`max`) that wide.',
    rowHeight: 'The height in px that rows of `autorows` come near to.',
    listImageSize: 'The picture’s part of a list’s row in percent.',
    ...motionDescriptions,
  },
};
